/** The coffers on the shelf of the solo journal. */
export { coffer } from '../ancient_knowledge/cards/pictures/coffers';
