import { expect, it } from 'vitest';
import type { NewEdenTable } from './table';
import { piles } from './tray';

type Cards = (string | null)[];
const table = (...seats: [hand: Cards, kept: Cards][]): NewEdenTable => ({ seats: seats.map(([hand, kept]) => ({ hand, kept })) }) as unknown as NewEdenTable;
const DEALT = table([['C01', 'M01', 'K01'], []], [[null, null, null], []]);

it('shows the own hand, and a spectator none', () => {
  expect(piles(DEALT, 0)).toEqual([{ seat: 0, kind: 'hand', cards: ['C01', 'M01', 'K01'] }]);
  expect(piles(table([[null, null, null], []], [[null, null, null], []]), null)).toEqual([]);
});

it('shows what one keeps beside what one rejects, and how much the others keep', () => {
  const paying = table([['C01'], ['M01', 'K01']], [[null], [null, null]]);
  expect(piles(paying, 0).map(({ seat, kind, cards }) => [seat, kind, cards.length])).toEqual([[0, 'hand', 1], [0, 'kept', 2], [1, 'kept', 2]]);
});

it('shows the kept cards of all when they lie open', () => {
  const open = table([[], ['M01']], [[], []], [[], ['K02', 'K03']]);
  expect(piles(open, 2).map(({ seat, cards }) => [seat, cards])).toEqual([[2, ['K02', 'K03']], [0, ['M01']]]);
  expect(piles(open, null).map(({ seat }) => seat)).toEqual([0, 2]);
});
