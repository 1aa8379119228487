import { placeAt } from '../../lib/place';
import { expect, it } from 'vitest';
import { tabOf } from './tabs';
import type { NewEdenTable, RowView } from './table';

const row = (...cards: string[]): RowView => ({ cards, face_down: false, owner: -1 });
const table = {
  display: [row('C01', '', ''), row(), row(), row()],
  seats: [{ hand: [], kept: [] }],
} as unknown as NewEdenTable;

it('shows the part in which something can be chosen', () => {
  expect(tabOf('Turn', [placeAt('card', 'C01'), placeAt('plant')], table, 0)).toBe('market');
  expect(tabOf('Bottle', [placeAt('dome'), placeAt('card', 'M01')], table, 0)).toBe('station');
  expect(tabOf('PickRow', [placeAt('row', 2)], table, 0)).toBe('market');
});

it('shows the rows to whoever bids', () => {
  expect(tabOf('Bid', [placeAt('plant')], table, 0)).toBe('market');
});

it('stays where it is while nothing is asked', () => {
  expect(tabOf(undefined, [], table, 0)).toBeUndefined();
});

it('shows the station when the game is over', () => {
  expect(tabOf(undefined, [], { ...table, phase: 'over' }, 0)).toBe('station');
});
