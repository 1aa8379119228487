import { describe, expect, it } from 'vitest';
import { compile, type TopLevelSpec } from 'vega-lite';
import { extremes, intervals, nice, offered, rounds, scores, type Look } from './charts';
import { hash, itemOf, type Data, type Estimate, type Item, type Side } from './data';
import { writer } from './write';

const look: Look = { width: 360, text: '#000', muted: '#555', grid: '#ddd', first: '#077', second: '#b22', decimal: ',', thousands: '.' };
const around = (mean: number, reach: number): Estimate => ({ mean, low: mean - reach, high: mean + reach });
const item = (id: string, win: Estimate | null): Item => ({
  group: 'card',
  item: id,
  had: 5,
  share: around(0.2, 0.1),
  mean: around(20, 2),
  chance: around(0.5, 0.2),
  score: around(1, 2),
  win,
  offered: around(0.4, 0.1),
  uses: around(1.5, 0.5),
});
const side: Side = {
  players: 2,
  games: 20,
  figures: [],
  items: [item('A', around(0.3, 0.1)), item('B', around(-0.4, 0.1)), item('C', around(0.1, 0.2)), item('D', null)],
  never: [],
  without: [],
  rounds: [1, 2].map((round) => ({ round, games: 20, everybody: around(9, 1), winners: around(11, 1), others: null })),
  scores: [
    { score: 3, seats: 10, winners: 1 },
    { score: 47, seats: 30, winners: 19 },
  ],
};
const data = (...sides: Side[]): Data => ({ locale: 'de', title: '', about: [], words: {}, labels: {}, texts: [], sides, names: ['box', 'mine'], changes: null });

/** Every value that a picture draws. */
function values(spec: TopLevelSpec): Record<string, unknown>[] {
  expect(compile(spec).spec.marks).toBeTruthy(); // it is a picture
  return (spec as { data: { values: Record<string, unknown>[] } }).data.values;
}

describe('pictures', () => {
  it('spread scores as shares of all seats, winners among them', () => {
    const found = values(scores(data(side), writer(data(side)), look));
    const sum = (who: string) => found.filter((row) => row.who === who).reduce((all, row) => all + Number(row.share), 0);
    expect(sum('everybody')).toBeCloseTo(1);
    expect(sum('winners')).toBeCloseTo(0.5);
  });

  it('show both sides where two are compared', () => {
    const both = data(side, side);
    expect(new Set(values(scores(both, writer(both), look)).map((row) => row.who))).toEqual(new Set(['box', 'mine']));
    expect(values(rounds(both, writer(both), look))).toHaveLength(4);
  });

  it('leave out what nobody knows', () => {
    expect(values(rounds(data(side), writer(data(side)), look)).map((row) => row.who)).toEqual(['winners', 'winners']);
    expect(values(offered([item('A', null), { ...item('B', null), offered: null }], writer(data(side)), look))).toHaveLength(1);
  });

  it('tell shares in percent', () => {
    const rows = [{ name: 'A', who: '', item: 'A', found: around(0.3, 0.1) }];
    expect(values(intervals(rows, 'win', 0, 'Wins', [''], look))[0]).toMatchObject({ mean: 30, low: 20 });
    expect(values(intervals(rows, 'score', 0, 'Points', [''], look))[0]).toMatchObject({ mean: 0.3 });
  });

  it('show what certainly wins or loses', () => {
    expect(extremes(side.items, 9).map((one) => one.item)).toEqual(['A', 'B']);
    expect(extremes(side.items, 1).map((one) => one.item)).toEqual(['B']);
  });
});

describe('numbers', () => {
  it('have steps that people count in', () => {
    expect([0.2, 1, 1.4, 3, 7, 12, 34, 80].map(nice)).toEqual([1, 1, 2, 5, 10, 20, 50, 100]);
  });

  it('are written with their intervals, as the language does', () => {
    const write = writer(data(side));
    expect(write.figure(around(0.256, 0.05), true, true)).toBe('+25,6 ±5,0');
    expect(write.figure({ mean: -0.04, low: null, high: null }, false, true)).toBe('0,0 ±?');
    expect(write.figure(null)).toBe('–');
  });
});

it('gives items pages whatever they are called', () => {
  for (const id of ['C01', 'a b', 'solo_level=1', 'ü#']) expect(itemOf(hash(id))).toBe(id);
  expect(itemOf('#all')).toBe('');
});
