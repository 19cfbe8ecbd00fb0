/** Alone one plays at the same table: coffers, the Time card and the die come with its view. */
export { default } from '../ancient_knowledge';
