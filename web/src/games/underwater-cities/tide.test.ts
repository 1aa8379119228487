import { expect, it } from 'vitest';
import type { SeatView } from './table';
import { tide } from './tide';

it('adds up what comes, and lets every connected city eat one kelp', () => {
  const seat = {
    cities: [
      { site: 'C3', city: 'ordinary', connected: true, points: 2 },
      { site: 'A1', city: 'ordinary', connected: false, points: 0 },
      { site: 'B3', city: '', connected: false, points: 0 },
    ],
    output: [
      { source: 'C3.1', goods: [2, 0, 0, 1, 0, 0] },
      { source: 'C2-C3', goods: [0, 0, 0, 1, 0, 1] },
    ],
  } as unknown as SeatView;
  expect(tide(seat).map(({ brings }) => brings)).toEqual([2, 0, 0, 2, 0, 1]);
  expect(tide(seat).map(({ eats }) => eats)).toEqual([1, 0, 0, 0, 0, 0]);
});
