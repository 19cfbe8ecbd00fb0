// Sentences as data: a key of the Fluent catalogues and the values to put into it. Values may be messages themselves.

export type Value = string | number | Message | Joined;

export interface Message {
  key: string;
  values?: Record<string, Value>;
}

/** Several messages side by side, as one value of a message. */
export interface Joined {
  join: string;
  parts: Message[];
}

/** Says a message, or the message of a key with its values, in the player's language. */
export type Say = (message: Message | string, values?: Record<string, Value>) => string;

export const isJoined = (value: Value): value is Joined => typeof value === 'object' && 'join' in value;
