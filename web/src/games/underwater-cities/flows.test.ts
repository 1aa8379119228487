import { expect, it } from 'vitest';
import { lastProduction, productions } from './flows';

const event = (name: string, args: Record<string, unknown> = {}) => ({ seq: 1, number: 1, name, args, text: null }) as never;
const log = [
  event('production', { era: 1 }),
  event('produced', { seat: 0, source: 'C3', goods: [9, 0, 0, 0, 0, 0] }),
  event('round', { n: 5 }),
  event('gained', { seat: 0, goods: [1, 0, 0, 0, 0, 0] }),
  event('production', { era: 2 }),
  event('produced', { seat: 1, source: 'C3', goods: [1, 0, 0, 0, 0, 1] }),
  event('produced', { seat: 0, source: 'C3', goods: [0, 1, 1, 0, 0, 0] }),
  event('produced', { seat: 0, source: 'B3-C3', goods: [0, 0, 0, 1, 0, 0] }),
  event('used', { seat: 0, card: 'U30' }),
  event('paid', { seat: 0, source: '', goods: [0, 0, 1, 0, 0, 0] }),
  event('gained', { seat: 0, source: '', goods: [0, 0, 0, 2, 0, 0] }),
  event('era_end', { era: 2 }),
  event('fed', { seat: 0, kelp: 1, biomass: 0, unfed: 0, points: 0 }),
  event('gained', { seat: 0, source: '', goods: [5, 0, 0, 0, 0, 0] }),
];

it('reads the last production only, seat by seat', () => {
  expect(productions(log)).toBe(2);
  const [mine, theirs] = lastProduction(log);
  expect(mine!.flows.map(({ source }) => source)).toEqual(['C3', 'B3-C3', 'U30', 'U30']);
  expect(mine!.total).toEqual([0, 1, 0, 3, 0, 0]); // what a card took and gave counts, what came after the era does not
  expect(mine!.fed?.kelp).toBe(1);
  expect(theirs!.total).toEqual([1, 0, 0, 0, 0, 1]);
});

it('is empty before the first', () => {
  expect(lastProduction([event('turn', { seat: 0 })])).toEqual([]);
});
