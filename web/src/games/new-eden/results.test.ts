import { expect, it } from 'vitest';
import type { GameEvent } from '../../lib/wire';
import { results } from './results';
import type { SeatView } from './table';

const seat = (score: number): SeatView => ({ score, damage: 0, pointer: 3 }) as SeatView;
const scored = (args: Record<string, unknown>): GameEvent => ({ seq: 0, number: 0, name: 'scored', args, only: null, text: null });

it('takes the points apart, from first to last', () => {
  const events = [
    scored({ seat: 0, coins: 14, coin_points: 2, pointer: 4, holds: true, value: 6, total: 28 }),
    scored({ seat: 1, coins: 10, coin_points: 2, pointer: 1, holds: false, value: 9, total: 32 }),
  ];
  const rows = results(events, [seat(28), seat(32)], [2, 1]);
  expect(rows.map((row) => row.seat)).toEqual([1, 0]);
  expect(rows[0]).toMatchObject({ played: 30, coins: 2, value: 0, holds: false, place: 1 });
  expect(rows[1]).toMatchObject({ played: 20, coins: 2, value: 6, holds: true, total: 28 });
});

it('keeps to the places of the game where points are equal', () => {
  const rows = results([], [seat(30), seat(32), seat(30), seat(30)], [3, 1, 2, 3]);
  expect(rows.map((row) => [row.seat, row.place])).toEqual([[1, 1], [2, 2], [0, 3], [3, 3]]);
});

it('shows totals where the events are missing', () => {
  expect(results([], [seat(5)], [1])[0]).toMatchObject({ played: 5, total: 5 });
});
