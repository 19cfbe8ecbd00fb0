// What the style sheets know of the screen, for scripts: a width would have to be laid out first.
import { MediaQuery } from 'svelte/reactivity';
import { spelled } from './sizes';

const asked = (query: string): MediaQuery => new MediaQuery(spelled(query));

/** Whether the screen is a phone's, upright. */
export const phone = asked('(--phone)');
/** Whether it is a phone's that lies on its side. */
export const lying = asked('(--lying)');
/** Either of them. */
export const small = asked('(--small)');
/** Whether things are touched by fingers. */
export const touched = asked('(--touch)');
/** Whether things are touched by fingers, or lie close together. */
export const fingers = asked('(--touch), (--narrow)');
/** Whether it is upright and so low that the seats stand in the top bar. */
export const low = asked('(--low-phone)');
