/** What the things of Ancient Knowledge are called: for chips, tooltips and those who listen. */
import type { Say } from '../../text/message';
import { properName } from './cards/cards';
import type { CardFace, Level, Standing } from './shape';

/** What a space would mean for a monument. */
export type Ribbon = { pay: number; knowledge: number; turns: number | null; lost: number };

const moments = (say: Say, card: CardFace): string =>
  card.activations.map((when) => say(`ak-card-when-${when}`)).join(', ');

export const names = {
  /** "Toniná, pyramid, space 4, knowledge 4, cost 0, 0 points"; `enters`: the knowledge it would enter with now. */
  inHand: (say: Say, card: CardFace, enters: number | null = null): string =>
    card.group === 'monument'
      ? say('web-ak-monument-in-hand', {
          name: properName(card.name),
          kind: card.kind_label,
          space: card.space ?? 0,
          knowledge: enters ?? card.knowledge ?? 0,
          cost: card.cost ?? 0,
          points: card.vp ?? 0,
        })
      : say('web-ak-artifact-in-hand', {
          name: properName(card.name),
          kind: card.kind_label,
          cost: card.cost ?? 0,
        }),
  /** "space 3, lower, Machu Picchu, city, 5 knowledge, 7 points, Decline, would have 4 knowledge". */
  standing: (say: Say, card: CardFace, { space, level, knowledge }: Standing, next: number | null = null): string => {
    const now = say('web-ak-standing', {
      place: { key: 'web-ak-place', values: { space, level } },
      name: properName(card.name),
      kind: card.kind_label,
      knowledge,
      points: card.vp ?? 0,
      moments: moments(say, card),
    });
    return next === null ? now : `${now}, ${say('web-ak-would-have', { count: next })}`;
  },
  place: (say: Say, space: number, level: Level): string => say('web-ak-place', { space, level }),
  /** "space 4, lower: 2 cards to pay, enters with 3 knowledge, goes to the Past in 4 turns". */
  goal: (say: Say, space: number, level: Level, ribbon: Ribbon): string =>
    say('web-ak-goal', {
      place: { key: 'web-ak-place', values: { space, level } },
      pay: ribbon.pay,
      knowledge: ribbon.knowledge,
      turns: ribbon.turns ?? 0,
      lost: ribbon.lost,
    }),
  technology: (say: Say, card: CardFace): string =>
    say('web-ak-technology', {
      name: properName(card.name),
      kind: card.kind_label,
      level: card.level ?? 1,
      text: card.text,
    }),
  inPast: (say: Say, card: CardFace, rotated: boolean): string =>
    say('web-ak-in-past', {
      name: properName(card.name),
      kind: card.kind_label,
      points: card.vp ?? 0,
      rotated: rotated ? 'yes' : 'no',
    }),
  artifact: (say: Say, card: CardFace): string =>
    say('web-ak-artifact', { name: properName(card.name), text: card.text }),
};
