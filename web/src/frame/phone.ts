import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is a phone's, upright. A question to the style sheet: a width would have to be laid out first. */
export const phone = new MediaQuery('max-width: 640px');
/** Whether it is a phone's that lies on its side: the board at the left, everything else beside it. */
export const lying = new MediaQuery('(min-width: 641px) and (max-height: 500px)');
/** Either of them. */
export const small = new MediaQuery('(max-width: 640px), (max-height: 500px)');
/** Whether things are touched by fingers, or lie close together. */
export const fingers = new MediaQuery('(pointer: coarse), (max-width: 900px)');
