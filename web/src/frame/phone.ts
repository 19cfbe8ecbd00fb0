import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is a phone's. A question to the style sheet: a width would have to be laid out first. */
export const phone = new MediaQuery('max-width: 640px');
