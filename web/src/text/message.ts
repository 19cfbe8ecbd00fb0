// Sentences as data: a key of the Fluent catalogues and the values to put into it. Values may be messages themselves.

export type Value = string | number | Message | Joined | Person;

export interface Message {
  key: string;
  values?: Record<string, Value>;
}

/** Someone at the table, by their own name or as the game calls them; the reader is spoken to where the catalogue can. */
export interface Person {
  called: string | Message;
  you: boolean;
}

/** Several messages side by side, as one value of a message; with `and` they make a list. */
export interface Joined {
  join: string;
  parts: (Message | Person)[];
}

/** Says a message, or the message of a key with its values, in the player's language. */
export type Say = (message: Message | string, values?: Record<string, Value>) => string;

export const isJoined = (value: Value): value is Joined => typeof value === 'object' && 'join' in value;
export const isPerson = (value: Value): value is Person => typeof value === 'object' && 'called' in value;
