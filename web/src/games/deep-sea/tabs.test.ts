import { expect, it } from 'vitest';
import { tabOf } from './tabs';

it('shows the part where something glows', () => {
  expect(tabOf(['crew.0.1', 'token.D3'])).toBe('own');
  expect(tabOf(['C1', 'C1.t1'])).toBe('ocean');
  expect(tabOf(['pile.3'])).toBe('ocean');
  expect(tabOf(['looking.Z4'])).toBe('ocean');
  expect(tabOf(['hex.3.0'])).toBe('impact');
  expect(tabOf(['cleanup'])).toBe('impact');
  expect(tabOf(['tray.Pilot'])).toBe('impact');
  expect(tabOf([])).toBeUndefined();
});

it('shows the ocean before the market, when a journal is published', () => {
  expect(tabOf(['market.J3', 'C1.j1'])).toBe('ocean');
});
