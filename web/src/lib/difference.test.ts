import { describe, expect, it } from 'vitest';
import { Assembly, changed, type Change } from './difference';
import type { View } from './wire';

const view = (table: unknown) => ({ table }) as unknown as View;

describe('changed', () => {
  const old = { a: [1, 2, 3], b: { c: [{ d: 1, e: 2 }] }, f: 0 };

  it('sets, removes and splices, and leaves what was', () => {
    const before = structuredClone(old);
    const changes: Change[] = [[['f']], [['a'], 1, 1, [7, 8]], [['b', 'c', 0, 'e'], 3], [['b', 'g'], null]];
    expect(changed(old, changes)).toEqual({ a: [1, 7, 8, 3], b: { c: [{ d: 1, e: 3 }], g: null } });
    expect(old).toEqual(before);
  });

  it('shares what is the same', () => {
    const now = changed(old, [[['f'], 1]]);
    expect(now.a).toBe(old.a);
    expect(now.b).toBe(old.b);
  });

  it('replaces the whole', () => {
    expect(changed<unknown>(old, [[[], 5]])).toBe(5);
    expect(changed(old, [])).toBe(old);
  });
});

describe('Assembly', () => {
  it('puts own parts over what everybody sees, and forgets them with the next update', () => {
    const views = new Assembly();
    expect(views.take({ public: view({ hand: [null, null], n: 1 }), own: [[['table', 'hand'], ['A', 'B']]] })).toEqual(view({ hand: ['A', 'B'], n: 1 }));
    expect(views.take({ changes: [[['table', 'n'], 2]], own: [] })).toEqual(view({ hand: [null, null], n: 2 }));
  });

  it('takes a whole view between two changes, and begins anew with what is whole', () => {
    const views = new Assembly();
    views.take({ public: view({ n: 1 }), own: [] });
    expect(views.take({ view: view({ n: 9 }) })).toEqual(view({ n: 9 }));
    expect(views.take({ changes: [[['table', 'm'], 3]], own: [] })).toEqual(view({ n: 1, m: 3 }));
    expect(views.take({ public: view({}), own: [] })).toEqual(view({}));
  });

  it('does not guess what never came', () => {
    expect(() => new Assembly().take({ changes: [], own: [] })).toThrow();
  });
});
