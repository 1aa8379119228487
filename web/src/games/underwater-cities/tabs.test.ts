import { placeAt } from '../../lib/place';
import { expect, it } from 'vitest';
import { tabOf } from './tabs';

it('shows the part where something glows', () => {
  expect(tabOf([placeAt('hand', 'U29'), placeAt('space', 'S2')])).toBe('main');
  expect(tabOf([placeAt('site', 'C3.1')])).toBe('floor');
  expect(tabOf([placeAt('card', 'U19')])).toBe('hand');
  expect(tabOf([placeAt('good', 'kelp')])).toBe('hand');
  expect(tabOf([])).toBeUndefined();
});
