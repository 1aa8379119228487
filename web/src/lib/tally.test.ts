import { expect, it } from 'vitest';
import { bar, longest, ownPlaces, pointsOf, signed, sum } from './tally';
import type { Source, View } from './wire';

const source = (...points: number[]): Source => ({ text: { id: 'x', args: {} }, points, pieces: [] });
const TALLY = [source(10, 4), source(6, 20), source(-4, 0)];

it('adds up what has been told', () => {
  expect([0, 1, 2, 3].map((told) => sum(pointsOf(TALLY, 0, told)))).toEqual([0, 10, 16, 12]);
  expect(sum(pointsOf(TALLY, 1))).toBe(24);
  expect(pointsOf(TALLY, 2)).toEqual([0, 0, 0]);
});

it('draws what was lost over what was won', () => {
  expect(longest(TALLY, [{ seat: 0 }, { seat: 1 }])).toBe(24);
  expect(longest([], [{ seat: 0 }])).toBe(1);
  expect(bar([12, 0, 6, -3], 24)).toEqual({ pieces: [{ at: 0, wide: 50 }, { at: 2, wide: 25 }], lost: 12.5 });
});

it('writes signs', () => {
  expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
});

it('knows which places are before whoever looks', () => {
  const worth = [
    { seat: 0, place: { sort: 'city', id: 'C1' }, points: 3 },
    { seat: 1, place: { sort: 'city', id: 'C2' }, points: 3 },
    { seat: 1, place: { sort: 'purse', id: '' }, points: 3 },
  ];
  expect(ownPlaces({ seat: 1 } as View, worth)).toEqual([{ sort: 'city', id: 'C2' }]);
  expect(ownPlaces({ seat: null } as View, worth)).toEqual([{ sort: 'city', id: 'C1' }]);
});
