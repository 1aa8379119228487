import { expect, it } from 'vitest';
import { twice } from './motion';

it('finds the names that several pieces have', () => {
  expect(twice(['crew 0.1:pilot', 'crew 0.2:pilot', 'tray:pilot'])).toEqual([]);
  expect(twice(['pilot', 'vessel 1', 'pilot', 'vessel 1', 'pilot'])).toEqual(['pilot', 'vessel 1']);
});
