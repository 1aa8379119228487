import { placeAt } from '../../lib/place';
import { expect, it } from 'vitest';
import { tabOf } from './tabs';

it('shows the part where something glows', () => {
  expect(tabOf([placeAt('crew', '0.1'), placeAt('token', 'D3')])).toBe('own');
  expect(tabOf([placeAt('cell', 'C1'), placeAt('site', 'C1.t1')])).toBe('ocean');
  expect(tabOf([placeAt('pile', 3)])).toBe('ocean');
  expect(tabOf([placeAt('looking', 'Z4')])).toBe('ocean');
  expect(tabOf([placeAt('hex', '3.0')])).toBe('impact');
  expect(tabOf([placeAt('cleanup')])).toBe('impact');
  expect(tabOf([placeAt('tray', 'Pilot')])).toBe('ocean');
  expect(tabOf([])).toBeUndefined();
});

it('shows the ocean before the market, when a journal is published', () => {
  expect(tabOf([placeAt('market', 'J3'), placeAt('site', 'C1.j1')])).toBe('ocean');
});
