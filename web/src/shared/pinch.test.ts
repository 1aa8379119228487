import { expect, it } from 'vitest';
import { WHOLE, zoomed } from './pinch';

it('keeps what is between the fingers between them', () => {
  const zoom = zoomed(WHOLE, { x: 100, y: 50 }, { x: 100, y: 50 }, 2, 390, 600);
  expect(zoom).toEqual({ scale: 2, x: -100, y: -50 });
});

it('never shows anything beside the board', () => {
  const far = zoomed({ scale: 2, x: -100, y: -50 }, { x: 0, y: 0 }, { x: 900, y: -9000 }, 1, 390, 600);
  expect(far).toEqual({ scale: 2, x: 0, y: -600 });
});

it('grows to three times at most, and shrinks to the whole', () => {
  expect(zoomed(WHOLE, { x: 9, y: 9 }, { x: 9, y: 9 }, 99, 390, 600).scale).toBe(3);
  expect(zoomed({ scale: 2, x: -100, y: -50 }, { x: 9, y: 9 }, { x: 9, y: 9 }, 0.01, 390, 600)).toEqual(WHOLE);
});
