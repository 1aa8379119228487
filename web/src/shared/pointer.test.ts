import { expect, it } from 'vitest';
import { moved } from './pointer';

const at = (clientX: number, clientY: number): MouseEvent => new MouseEvent('pointerover', { clientX, clientY });

it('asks about what the pointer comes to, not about what comes to the pointer', () => {
  expect(moved(at(5, 5))).toBe(true); // it has never moved: this is where it comes from
  window.dispatchEvent(new MouseEvent('pointermove', { clientX: 5, clientY: 5 }));
  expect(moved(at(5, 5))).toBe(false);
  expect(moved(at(6, 5))).toBe(true);
});
