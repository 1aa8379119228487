import { expect, it } from 'vitest';
import { total, worth } from './results';
import type { SeatView } from './table';

it('adds what a final scoring would bring', () => {
  const seat = { vp: 12, gains: { goals: 12 }, final: { money: 3, toxicity: -2 } } as unknown as SeatView;
  expect(worth(seat, 'goals')).toBe(12);
  expect(worth(seat, 'toxicity')).toBe(-2);
  expect(total(seat)).toBe(13);
});
