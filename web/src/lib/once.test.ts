import { expect, test, vi } from 'vitest';
import { once } from './once';

test('a thing is asked for once, and again after a failure', async () => {
  const ask = vi.fn((game: string, name: string) => Promise.resolve(`${game} ${name}`));
  const asked = once(ask);
  expect(await Promise.all([asked('a', 'b'), asked('a', 'b'), asked('a', 'c')])).toEqual(['a b', 'a b', 'a c']);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockRejectedValueOnce(new Error('offline'));
  await expect(asked('d', 'e')).rejects.toThrow('offline');
  expect(await asked('d', 'e')).toBe('d e');
});
