/** The slots in which the things of Ankh'or stand, as the actions' parts name them. */
export const slots = {
  token: ['tokens'],
  column: ['column'],
  place: ['place'],
  spared: ['spare'],
  pile: ['pile'],
  tile: ['tile'],
} as const;
