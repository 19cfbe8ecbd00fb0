// The last seven days, and on which of them somebody has played the deal of the day or solved its puzzle.

const DAY = 86_400_000;

export interface WeekDay {
  day: string;
  /** Two or three letters, and the whole word. */
  short: string;
  word: string;
  done: boolean;
  today: boolean;
}

export function weekOf(today: string, done: readonly string[], language: string): WeekDay[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  const name = (at: number, weekday: 'short' | 'long'): string =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(at);
  return Array.from({ length: 7 }, (_, at) => {
    const moment = last - (6 - at) * DAY;
    const day = new Date(moment).toISOString().slice(0, 10);
    return {
      day,
      short: name(moment, 'short').replace('.', '').slice(0, 2),
      word: name(moment, 'long'),
      done: done.includes(day),
      today: day === today,
    };
  });
}
