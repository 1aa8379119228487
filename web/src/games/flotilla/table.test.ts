import { expect, it } from 'vitest';
import type { Piece } from '../../shared/face';
import { tileFace } from './table';

it('reads a tile', () => {
  const data = { colour: 'blue', depth: 'reef', toxicity: 1, island: true, arc: 'violet', pattern: 'S', cost: 1, building: false, site: false, station: -1 };
  const face = { icon: 'blue', bands: ['blue'], word: '', number: '', lines: [], final: [], sides: {} };
  const tile: Piece = { id: 'B01', kind: 'tiles', name: { id: 'x', args: {} }, texts: [], source: 'designed', face, data };
  expect(tileFace(tile)).toEqual({ ...data, depth: 2 });
});
