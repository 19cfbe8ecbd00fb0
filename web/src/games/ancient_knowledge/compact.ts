import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is too small to read a card beside the board: cards are then read in the band above the timeline. */
export const compact = new MediaQuery('(max-width: 640px), (max-height: 500px)');
