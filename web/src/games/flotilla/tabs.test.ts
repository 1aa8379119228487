import { expect, it } from 'vitest';
import { tabOf } from './tabs';

it('shows the part where something glows', () => {
  expect(tabOf(['hex:2,1', 'turn:3'])).toBe('sea');
  expect(tabOf(['Y13'])).toBe('sea');
  expect(tabOf(['ring:speakers:4'])).toBe('guilds');
  expect(tabOf(['market:red', 'ships'])).toBe('guilds');
  expect(tabOf(['captain', 'S6'])).toBe('own');
  expect(tabOf(['speaker'], 'Copy')).toBe('others');
  expect(tabOf([])).toBeUndefined();
});
