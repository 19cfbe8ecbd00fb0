import type { GameFace } from '../face';
import Board from './Board.svelte';

/** A game without a board of its own: its view as lists, its choices as buttons. */
const generic: GameFace = { Board };
export default generic;
