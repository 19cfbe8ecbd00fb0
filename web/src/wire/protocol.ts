// Tables and live messages, by the names that the page has for them.
import type { Act, Answer, Decision, MakeOffer, Offer, Resign, Say, Undo, WholeView } from '../protocol';

export type * from '../protocol';
export type { ChatMessage as Said } from '../protocol';
export type Grade = Decision['grade'];
export type OfferKind = Offer['offer'];
/** Something that is entered at most once under its id; it is sent again until it is acknowledged. */
export type Command = Act | Undo | Resign | MakeOffer | Answer | Say;
/** What is asked of a viewpoint now. */
export type Standing = Omit<WholeView, 'type' | 'view' | 'log'>;
