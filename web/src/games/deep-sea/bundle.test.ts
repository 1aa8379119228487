import { expect, it } from 'vitest';
import { bundle } from './bundle';

it('shows each kind of gain once', () => {
  expect(bundle([['R', 2], ['K', 2]])).toEqual([{ icon: 'reputation', n: '2' }, { icon: 'science', n: '2' }]);
  expect(bundle([['M', 1]])).toEqual([{ icon: 'impact' }]);
});

it('tells any attribute and the lowest one apart', () => {
  expect(bundle([['A', 2]])).toEqual([{ icon: 'attribute', n: '2' }]);
  expect(bundle([['L', 1]])).toEqual([{ icon: 'attribute', n: '↓' }]);
  expect(bundle([['L', 2]])).toEqual([{ icon: 'attribute', n: '2↓' }]);
});
