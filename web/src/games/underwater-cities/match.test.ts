import { expect, it } from 'vitest';
import type { Piece } from '../../shared/face';
import { signs } from './match';

it('names each icon of a piece once, without the signs between them', () => {
  const gives = ['plus', 'farm', 'next', 'or', 'plus', 'laboratory'].map((icon) => ({ icon }));
  expect(signs({ face: { lines: [{ gives }] } } as unknown as Piece)).toEqual(['farm', 'laboratory']);
  expect(signs(undefined)).toEqual([]);
});
