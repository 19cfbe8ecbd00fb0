// Lines beside the game that was played: the better one, the rest of the turn as it was played, and what somebody tries.
import type { Message } from '../text/message';
import type { Decision } from '../wire/protocol';
import type { Action, Change, Parts } from '../wire/types';

export interface Step {
  action: Action;
  said: Message | null;
  /** Played by whoever tries; else by the bot that answers. */
  own: boolean;
  /** The chance of the seat that tries, once it has been judged. */
  chance: number | null;
  /** The chance is a first guess: hardly anything was looked at. */
  guess?: boolean;
}

/** Another way from a moment of the game, as far as it has been tried. */
export interface Try {
  number: number;
  ply: number;
  seat: number;
  steps: readonly Step[];
}

export interface Line {
  key: string;
  of: 'better' | 'played' | 'try';
  ply: number;
  seat: number;
  /** The chance of the seat; null where nobody has judged it. */
  chance: number | null;
  guess?: boolean;
  steps: readonly Pick<Step, 'said' | 'own' | 'chance' | 'guess'>[];
}

/** A decision that gave so much away is worth a better line. */
export const WORTH = 0.02;

export const isWorse = (decision: Decision | null): decision is Decision =>
  decision !== null && decision.loss >= WORTH && decision.best !== decision.text;

/** The actions of a seat from a ply on, until the turn is over or somebody else acts. */
export function turnFrom(changes: readonly Change[], ply: number, end: number): Change[] {
  const actions = changes.filter((change) => change.kind === 'action' && change.ply >= ply && change.ply < end);
  const other = actions.findIndex((change) => change.seat !== actions[0].seat);
  return other < 0 ? actions : actions.slice(0, other);
}

/** What is drawn on the board: the better line, and what was played in its place. */
export function drawn(
  decision: Decision | null,
  decisions: readonly Decision[],
  end: number,
): { better: Parts[]; played: Parts[] } | undefined {
  if (!isWorse(decision)) return undefined;
  const played = decisions.filter((one) => one.ply >= decision.ply && one.ply < end && one.seat === decision.seat);
  return {
    better: (decision.better ?? []).map((step) => step.parts),
    played: played.flatMap((one) => (one.parts ? [one.parts] : [])),
  };
}

/** The better line and the played one at a moment, and everything that has been tried. */
export function linesAt(
  ply: number,
  decision: Decision | null,
  played: readonly Change[],
  tries: readonly Try[],
): Line[] {
  const lines: Line[] = [];
  if (isWorse(decision) && decision.better?.length) {
    const steps = decision.better.map((step) => ({ said: step.message, own: true, chance: null }));
    const chance = decision.wins[decision.seat];
    lines.push({ key: 'better', of: 'better', ply, seat: decision.seat, chance, steps });
  }
  if (played.length > 0) {
    const chance = decision ? Math.max(0, decision.wins[decision.seat] - decision.loss) : null;
    const steps = played.map((change) => ({ said: change.message, own: true, chance: null }));
    lines.push({ key: 'played', of: 'played', ply, seat: played[0].seat ?? 0, chance, steps });
  }
  for (const one of tries) {
    const judged = one.steps.findLast((step) => step.chance !== null);
    lines.push({
      key: `try-${one.number}`,
      of: 'try',
      ply: one.ply,
      seat: one.seat,
      chance: judged?.chance ?? null,
      guess: judged?.guess,
      steps: one.steps,
    });
  }
  return lines;
}
