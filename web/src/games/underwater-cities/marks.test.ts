import { expect, it } from 'vitest';
import { spread, wide } from './marks';

it('puts marks side by side around a point, with room for numbers that say something', () => {
  const found = spread([{ icon: 'coin', n: '2' }, { icon: 'kelp', n: '1' }], { x: 100, y: 50 }, 14);
  expect(found.map(({ n }) => n)).toEqual(['2', '']);
  expect(found[0]!.x + wide([{ icon: 'coin', n: '2' }, { icon: 'kelp', n: '1' }], 14) / 2).toBe(100);
  expect(found[1]!.x - found[0]!.x).toBe(14 + 10.5 + 2);
  expect(found[0]!.y).toBe(43);
});
