// Names of seats, verbs and things, for chips, panels and the log.
import type { GameFace } from '../games/face';
import { isJoined, isPerson, type Message, type Person, type Value } from '../text/message';
import { t, texts } from '../text/texts.svelte';
import type { SeatInfo } from '../wire/protocol';
import type { Change, View } from '../wire/types';

/** A verb by itself: the message of its sentence's key with `-verb`, or the word the rules use. */
export function verbName(face: GameFace, verb: string): string {
  const key = `${face.act?.[verb] ?? ''}-verb`;
  return texts.has(key) ? t(key) : verb;
}

/** None of the things that may be chosen: in the words of what is done with them, "Keep all". */
export function noneName(face: GameFace, verb: string): string {
  const key = `${face.act?.[verb] ?? ''}-none`;
  return t(texts.has(key) ? key : 'web-choose-none');
}

export function nameOf(
  face: GameFace,
  slot: string,
  value: string,
  view: View,
  catalogue: Record<string, unknown>,
): string {
  const name = face.name?.(slot, value, view, catalogue) ?? value;
  return typeof name === 'string' ? name : t(name);
}

/** A bot by its level and by which of the table's bots it is: no two at a table are called alike. */
export function botName(seats: readonly { who: string }[], at: number, level: number): string {
  const which = seats.slice(0, at).filter((seat) => seat.who === 'bot').length;
  return t('web-bot', { which, level });
}

/** How many of several things have been chosen, and how many may be: "0 of 3", "0 of up to 3", "0 of 5 (at least 1)". */
export function countName(count: number, { least, most }: { least: number; most: number }): string {
  return t(least > 0 && least < most ? 'web-gather-range' : 'web-gather', { count, least, most });
}

/** Who sits at a table: by the name they gave, a bot by its own, else as the game calls the seat. */
export function seatName(seats: readonly SeatInfo[] | undefined, called: readonly Message[], at: number): string {
  const name = nameAt(seats, called, at);
  return typeof name === 'string' ? name : t(name);
}

function nameAt(seats: readonly SeatInfo[] | undefined, called: readonly Message[], at: number): string | Message {
  const seat = seats?.[at];
  if (seat?.name) return seat.name;
  if (seats && seat?.who === 'bot') return botName(seats, at, seat.level ?? 0);
  if (seat?.who === 'open') return t('web-seat-open');
  return called[at] ?? { key: 'web-seat', values: { number: at + 1 } };
}

/** Which action of a turn comes now: "Action 2 of 2". After the last one it stays the last. */
export const actionOf = ({ done, of }: { done: number; of: number }): string =>
  t('web-action-of', { number: Math.min(done + 1, of), of });

/** How many can play: "2 players", "2–4 players". */
export function playersOf(players: readonly number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least < most ? t('web-players-range', { least, most }) : t('web-players-count', { count: least });
}

/** A message in which seats are the people who sit there. */
function withNames(message: Message, seats: readonly Message[], person: (seat: number) => Person): Message {
  const known = seats.map((seat) => JSON.stringify(seat));
  const seated = (value: Message): Message | Person => {
    const seat = known.indexOf(JSON.stringify(value));
    return seat >= 0 ? person(seat) : withNames(value, seats, person);
  };
  const put = (value: Value): Value => {
    if (typeof value !== 'object' || isPerson(value)) return value;
    if (!isJoined(value)) return seated(value);
    return { ...value, parts: value.parts.map((part) => (isPerson(part) ? part : seated(part))) };
  };
  const values = Object.entries(message.values ?? {}).map(([key, value]) => [key, put(value)] as const);
  return { key: message.key, values: Object.fromEntries(values) };
}

/** A sentence with the players' own names in it, said to whoever sits at a seat; null is somebody who watches. */
export function saidOf(
  message: Message,
  seats: readonly SeatInfo[] | undefined,
  called: readonly Message[],
  reader: number | null,
): string {
  return t(withNames(message, called, (seat) => ({ called: nameAt(seats, called, seat), you: seat === reader })));
}

/** What a change says to whoever sits at a seat: that it is their own turn in other words than to the others. */
export function toldTo(seat: number | null, change: Change, said: (message: Message) => string): string {
  return change.kind === 'turn' && seat !== null && change.seat === seat ? t('web-your-turn') : said(change.message);
}

/** All seats in the order of play, those of the others first and one's own last; for a watcher from the first. */
export function aroundFrom(own: number | null, players: number): number[] {
  return Array.from({ length: players }, (_, at) => ((own ?? -1) + 1 + at) % players);
}
