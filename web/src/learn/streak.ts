// How many days in a row a puzzle was solved, up to today or yesterday.

const DAY = 86_400_000;
const number = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);

export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days.map(number));
  let day = number(today);
  if (!solved.has(day)) day -= 1;
  let count = 0;
  while (solved.has(day)) {
    count += 1;
    day -= 1;
  }
  return count;
}
