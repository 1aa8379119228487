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
  expect(lastRound({ round: 20, end_round: 20 } as unknown as FlotillaTable)).toBe(21);
  expect(lastRound({ round: 20, end_round: 0 } as unknown as FlotillaTable)).toBe(0);
});
