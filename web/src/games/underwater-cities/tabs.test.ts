import { expect, it } from 'vitest';
import { tabOf } from './tabs';

it('shows the part where something glows', () => {
  expect(tabOf(['hand:U29', 'space:S2'])).toBe('main');
  expect(tabOf(['site:C3.1'])).toBe('floor');
  expect(tabOf(['card:U19'])).toBe('hand');
  expect(tabOf([])).toBeUndefined();
});
