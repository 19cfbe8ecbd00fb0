/** Which face of the die of Unlearning hits which place of the technology tiles. */

/** The number of the die that stands for a place of a tile, both from 1; 0 for a place that no number hits. */
export function faceAt(places: readonly (readonly number[])[], tile: number, place: number): number {
  return places.findIndex(([t, p]) => t === tile && p === place) + 1;
}
