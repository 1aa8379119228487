import { expect, it } from 'vitest';
import { tabOf } from './tabs';
import type { EdenTable, RowView } from './table';

const row = (...cards: string[]): RowView => ({ cards, face_down: false, owner: -1 });
const table = {
  display: [row('C01', '', ''), row(), row(), row()],
  seats: [{ hand: [], kept: [] }],
} as unknown as EdenTable;

it('shows the part in which something can be chosen', () => {
  expect(tabOf('Turn', ['C01', 'plant'], table, 0)).toBe('market');
  expect(tabOf('Bottle', ['dome', 'M01'], table, 0)).toBe('station');
  expect(tabOf('PickRow', ['row 2'], table, 0)).toBe('market');
});

it('shows the rows to whoever bids', () => {
  expect(tabOf('Bid', ['plant'], table, 0)).toBe('market');
});

it('stays where it is while nothing is asked', () => {
  expect(tabOf(undefined, [], table, 0)).toBeUndefined();
});
