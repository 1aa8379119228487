import { expect, it } from 'vitest';
import { lastRound, total, worth } from './results';
import type { FlotillaTable, SeatView } from './table';

it('adds what a final scoring would bring', () => {
  const seat = { vp: 12, gains: { goals: 12 }, final: { money: 3, toxicity: -2 } } as unknown as SeatView;
  expect(worth(seat, 'goals')).toBe(12);
  expect(worth(seat, 'toxicity')).toBe(-2);
  expect(total(seat)).toBe(13);
});

it('plays one more round after that in which the pool was emptied', () => {
  const round = (end_round: number, over = false): number => lastRound({ end_round, over } as unknown as FlotillaTable);
  expect(round(20)).toBe(21);
  expect(round(0)).toBe(0);
  expect(round(20, true)).toBe(0);
});
