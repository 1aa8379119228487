import { expect, it } from 'vitest';
import { gains } from './gains';

const event = (name: string, args: Record<string, unknown>) => ({ seq: 1, number: 1, name, args, text: null }) as never;

it('shows what is gained and paid', () => {
  expect(gains(event('gained', { seat: 1, goods: [1, 0, 0, 2, 0, 0] }))).toEqual([
    { seat: 1, icon: 'kelp', n: 1 },
    { seat: 1, icon: 'coin', n: 2 },
  ]);
  expect(gains(event('paid', { seat: 0, goods: [0, 1, 0, 0, 0, 0] }))).toEqual([{ seat: 0, icon: 'steelplast', n: -1 }]);
});

it('shows what cities eat', () => {
  expect(gains(event('fed', { seat: 0, kelp: 2, biomass: 1, unfed: 1, points: 3 }))).toEqual([
    { seat: 0, icon: 'kelp', n: -2 },
    { seat: 0, icon: 'biomass', n: -1 },
    { seat: 0, icon: 'point', n: -3 },
  ]);
});

it('shows nothing for what belongs to nobody', () => {
  expect(gains(event('reshuffled', {}))).toEqual([]);
});
