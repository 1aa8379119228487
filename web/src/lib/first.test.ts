import { expect, test } from 'vitest';
import { firstTable } from './first';

test('each game has one first table, whatever was kept before', () => {
  localStorage.setItem('first', 'damaged');
  expect(firstTable('flotilla', 'a')).toBe(true);
  expect(firstTable('flotilla', 'b')).toBe(false);
  expect(firstTable('deep-sea', 'b')).toBe(true);
  expect(firstTable('flotilla', 'a')).toBe(true);
});
