import { describe, expect, test } from 'vitest';
import { motifOf } from '../src/games/ancient_knowledge/cards/pictures/motifs';
import { picture } from '../src/games/ancient_knowledge/cards/pictures/picture';
import { legs } from '../src/games/ancient_knowledge/solo/journey';
import { departed, planned, reckoning } from '../src/games/ancient_knowledge/mat/planner';
import type { Standing } from '../src/games/ancient_knowledge/shape';
import { withSigns } from '../src/games/ancient_knowledge/signs';
import { cellsOf, landing } from '../src/games/ancient_knowledge/mat/timeline';
import { faceAt } from '../src/games/ancient_knowledge/solo/unlearning';
import type { Need } from '../src/games/ancient_knowledge/band/requires';
import type { Table } from '../src/games/ancient_knowledge/shape';
import { learnable, useOf } from '../src/games/ancient_knowledge/cards/uses';

const line: Standing[] = [
  { card: 'C16', space: 1, level: 'lower', knowledge: 1 },
  { card: 'P28', space: 1, level: 'upper', knowledge: 0 },
  { card: 'C26', space: 3, level: 'lower', knowledge: 5 },
  { card: 'HM1', space: 2, level: 'third', knowledge: 4 },
];

describe('the planner', () => {
  test('at once nothing has moved', () => {
    expect(planned(line, 0).map((one) => one.space)).toEqual([1, 1, 3, 2]);
  });

  test('what stands on space 1 declines at the end of this turn, with its knowledge', () => {
    const plan = planned(line, 1);
    expect(plan.filter((one) => one.gone).map((one) => one.card)).toEqual(['C16', 'P28']);
    expect(plan[2]).toMatchObject({ space: 2, gone: false });
    expect(reckoning(plan)).toEqual({ arrived: 2, lost: 1 });
  });

  test('a monument on a third place never declines', () => {
    expect(planned(line, 6)[3]).toMatchObject({ space: 2, gone: false, lost: 0 });
    expect(reckoning(planned(line, 6))).toEqual({ arrived: 3, lost: 6 });
  });

  test('each monument is told with the turn in which it goes and what it takes with it', () => {
    const gone = departed(planned([...line].reverse(), 3, true));
    expect(gone.map(({ card, goes, lost }) => [card, goes, lost])).toEqual([
      [line[1].card, 2, line[1].knowledge],
      [line[0].card, 2, line[0].knowledge],
    ]);
    expect(departed(planned(line, 6)).map((one) => one.goes)).toEqual([1, 1, 3]);
    expect(planned(line, 6)[3].goes).toBeNull();
  });

  test('a skipped decline costs one turn', () => {
    expect(reckoning(planned(line, 1, true)).arrived).toBe(0);
    expect(reckoning(planned(line, 2, true)).arrived).toBe(2);
  });
});

describe('the timeline', () => {
  test('it has two levels, and a third row only where something lies on it', () => {
    expect(cellsOf(line.slice(0, 3))).toHaveLength(12);
    expect(cellsOf(line)).toHaveLength(18);
    expect(cellsOf(line).find((cell) => cell.standing?.card === 'HM1')).toMatchObject({ space: 2, level: 'third' });
  });

  test('a monument lands below, then above, and nowhere on a full space', () => {
    expect(landing(line, 5)).toBe('lower');
    expect(landing(line, 3)).toBe('upper');
    expect(landing(line, 1)).toBeNull();
  });

  test('the Time card takes a place, and lasting monuments lie on the third', () => {
    expect(landing(line, 4, false, ['lower'])).toBe('upper');
    expect(landing(line, 1, true)).toBe('third');
  });
});

describe('signs', () => {
  const words = (text: string): string =>
    withSigns(text)
      .map((piece) => ('text' in piece ? piece.text : `[${piece.number} ${piece.icon}]`))
      .join('');

  test('numbers of knowledge and of points are shown with their sign in every language', () => {
    expect(words('Remove 2 knowledge, score 3 VP.')).toBe('Remove [2 knowledge], score [3 vp].');
    expect(words('Retirez 2 savoirs.')).toBe('Retirez [2 knowledge].');
    expect(words('Entferne 1 Wissensmarker; 4 SP.')).toBe('Entferne [1 knowledge]; [4 vp].');
    expect(words('Retira 1 conocimiento.')).toBe('Retira [1 knowledge].');
  });

  test('lost knowledge keeps its words', () => {
    for (const text of ['Discard 2 lost knowledge.', 'Défaussez 2 savoirs perdus.', 'Descarta 1 conocimiento perdido.'])
      expect(words(text)).toBe(text);
  });
});

describe('alone', () => {
  test('sixteen turns are journeys of four, six and six; fifteen begin on space 3', () => {
    expect(legs(16).map((leg) => leg.turns.length)).toEqual([4, 6, 6]);
    expect(legs(15).map((leg) => leg.from)).toEqual([3, 6, 6]);
    expect(legs(16)[2].turns.at(-1)).toBe(16);
  });

  test('each place of the tiles knows its face of the die', () => {
    const places = [
      [1, 1],
      [1, 2],
      [1, 3],
      [3, 1],
      [3, 2],
      [3, 3],
    ];
    expect(faceAt(places, 1, 3)).toBe(3);
    expect(faceAt(places, 3, 1)).toBe(4);
    expect(faceAt(places, 2, 1)).toBe(0);
  });
});

describe('pictures', () => {
  const kinds: Record<string, string> = { C: 'city', M: 'megalith', P: 'pyramid', A: 'artifact' };

  test('every builder card is drawn without a hole in its numbers, and no two monuments alike', () => {
    const ids = Object.keys(motifOf);
    expect(ids).toHaveLength(180);
    const drawn = ids.map((id) => picture(kinds[id.replace('H', '')[0]], id));
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
    const monuments = drawn.filter((_, i) => !ids[i].includes('A'));
    expect(new Set(monuments).size).toBe(monuments.length);
  });

  test('the top of a picture stays in sight where that is wished, its ground otherwise', () => {
    expect(picture('pyramid', 'P1', 'top')).toContain('preserveAspectRatio="xMidYMin slice"');
    expect(picture('pyramid', 'P1')).toContain('preserveAspectRatio="xMidYMax slice"');
  });

  test('a card that no motif is named for is drawn all the same, and always alike', () => {
    expect(picture('city', 'X99')).toBe(picture('city', 'X99'));
    for (const kind of ['ancient', 'writing', 'secret']) expect(picture(kind, 'X1')).toContain('<svg');
  });
});

describe('a technology that is asked for', () => {
  const asking = (kind: string) => ({ choice: { kind }, tiles: [['T1']] }) as unknown as Table;
  const own = { slot: 'card', value: 'T1', lit: true, chosen: 0, go: () => {} };
  const short: Need[] = [{ what: 'city', icons: ['city'], have: 0, number: 3, past: true, atMost: false, same: false }];

  test.each(['action', 'learn'])('to be learned (%s) is learnable, whatever relieves it', (kind) => {
    expect(learnable(asking(kind), own, short)).toBe(true);
  });
  test.each(['bury', 'store'])('for another purpose (%s) is learnable only if what it takes is there', (kind) => {
    expect(learnable(asking(kind), own, short)).toBe(false);
    expect(learnable(asking(kind), own, [{ ...short[0], have: 3 }])).toBe(true);
  });
  test('is named with what it is asked for', () => {
    expect(useOf(asking('bury'), own)).toBe('web-ak-do-bury-verb');
    expect(useOf(asking('action'), own)).toBe('web-ak-do-learn-verb');
  });
});
