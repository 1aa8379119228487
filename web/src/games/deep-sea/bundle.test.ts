import { describe, expect, it } from 'vitest';
import { bundle, bundleText } from './bundle';

describe('the icons of a bundle', () => {
  it('show each kind once', () => {
    expect(bundle('R R K2')).toEqual([{ icon: 'reputation', n: '2' }, { icon: 'science', n: '2' }]);
    expect(bundle('M')).toEqual([{ icon: 'impact' }]);
  });

  it('tell any attribute and the lowest one apart', () => {
    expect(bundle('A A')).toEqual([{ icon: 'attribute', n: '2' }]);
    expect(bundle('L')).toEqual([{ icon: 'attribute', n: '↓' }]);
    expect(bundle('L L')).toEqual([{ icon: 'attribute', n: '2↓' }]);
  });
});

describe('a bundle in words', () => {
  const one = (letter: string, n: number) => ({ id: `deep-sea-gain-${letter}`, args: { n } });

  it('joins its parts as the engine does', () => {
    expect(bundleText('R')).toEqual(one('r', 1));
    expect(bundleText('R R K2')).toEqual({ id: 'deep-sea-gain-and', args: { a: one('r', 2), b: one('k', 2) } });
    expect(bundleText('')).toEqual({ id: 'deep-sea-nothing', args: {} });
  });
});
