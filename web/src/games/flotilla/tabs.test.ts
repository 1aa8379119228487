import { placeAt } from '../../lib/place';
import { expect, it } from 'vitest';
import { askedOf, tabOf } from './tabs';

it('shows the part where something glows', () => {
  expect(tabOf([placeAt('hex', '2,1'), placeAt('turn', 3)])).toBe('sea');
  expect(tabOf([placeAt('tile', 'Y13')])).toBe('sea');
  expect(tabOf([placeAt('field', 'speakers.4')])).toBe('guilds');
  expect(tabOf([placeAt('market', 'red'), placeAt('ships')])).toBe('guilds');
  expect(tabOf([placeAt('crew', 'captain'), placeAt('crew', 'S6')])).toBe('own');
  expect(tabOf([placeAt('crew', 'speaker')], 'Copy')).toBe('others');
  expect(tabOf([])).toBeUndefined();
});

it('gives room to what is asked', () => {
  expect(askedOf([placeAt('field', 'speakers.4')])).toBe('quay');
  expect(askedOf([placeAt('market', 'red'), placeAt('ships')])).toBe('quay');
  expect(askedOf([placeAt('crew', 'captain')], 'PlayCard')).toBe('hand');
  expect(askedOf([placeAt('goal', 'Z01')])).toBe('sea');
  expect(askedOf([placeAt('dock')])).toBe('sea');
  expect(askedOf([placeAt('crew', 'speaker')], 'Copy')).toBe('sea');
  expect(askedOf([])).toBe('sea');
});
