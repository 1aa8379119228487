import { beforeEach, expect, it } from 'vitest';
import { Focus, nearest } from './focus';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRect;

function put(id: string, x: number, y: number): HTMLElement {
  const found = document.getElementById(id)!;
  found.getBoundingClientRect = () => box(x, y);
  found.getClientRects = () => [box(x, y)] as unknown as DOMRectList;
  return found;
}

beforeEach(() => {
  document.body.innerHTML = `<div class="prompt"></div><div class="board">
    <i id="gone" tabindex="0" data-glow="ready"></i><i id="far" tabindex="0" data-glow="ready"></i><i id="near" tabindex="0" data-glow="ready"></i><i id="dim" tabindex="0"></i></div>`;
  put('far', 500, 500);
  put('near', 30, 0);
  put('dim', 1, 1);
});

it('finds what is nearest', () => {
  const things = [box(50, 50), box(9, 9)].map((one) => ({ getBoundingClientRect: () => one }));
  expect(nearest(things, { x: 0, y: 0 })).toBe(things[1]);
  expect(nearest([], { x: 0, y: 0 })).toBeUndefined();
});

it('gives the focus to what can be chosen near the place that is gone', () => {
  const focus = new Focus();
  const gone = put('gone', 0, 0);
  gone.matches = () => true; // jsdom does not know :focus-visible
  gone.focus();
  focus.note({ target: gone } as unknown as FocusEvent);
  gone.remove();
  focus.restore();
  expect(document.activeElement?.id).toBe('near');
});

it('leaves the focus where somebody has put it, and alone where the mouse is used', () => {
  const focus = new Focus();
  const gone = put('gone', 0, 0);
  gone.matches = () => true;
  focus.note({ target: gone } as unknown as FocusEvent);
  document.getElementById('far')!.focus();
  focus.restore();
  expect(document.activeElement?.id).toBe('far');
  document.getElementById('far')!.blur();
  focus.forget();
  focus.restore();
  expect(document.activeElement).toBe(document.body);
});
