import { describe, expect, it } from 'vitest';
import { beside, tip, told } from './tip';

describe('what is told', () => {
  it('is the label, without what the card says', () => {
    const founder = ['Founder', 'Sail 1', 'Draw 3 tiles.'];
    expect(tip('Money: 3', [])).toBe('Money: 3');
    expect(tip('Play Founder. Founder. Sail 1. Draw 3 tiles.', ['Founder. Sail 1'])).toBe('Play Founder. Draw 3 tiles');
    expect(tip('Founder. Sail 1. Has acted', founder)).toBe('Has acted');
    expect(tip('A1. Founder. Sail 1. Draw 3 tiles.', founder)).toBe('');
    expect(tip('Founder. Draw 3 tiles.', founder)).toBe('');
  });

  it('is about pieces and buttons, not about whole areas', () => {
    document.body.innerHTML = '<div role="group" aria-label="All"><p><b role="img" aria-label="One"><i>1</i></b></p><button aria-label="Do">x</button><u>2</u></div>';
    const at = (name: string) => told(document.querySelector(name))?.getAttribute('aria-label');
    expect([at('i'), at('button'), at('u'), at('p')]).toEqual(['One', 'Do', undefined, undefined]);
    expect(told(null)).toBeUndefined();
  });
});

describe('the place of a tip', () => {
  const window = { width: 400, height: 300 };
  it('is above, else below, within the window', () => {
    expect(beside({ left: 180, right: 220, top: 100, bottom: 120 }, 100, 20, window)).toEqual({ x: 150, y: 74 });
    expect(beside({ left: 380, right: 400, top: 10, bottom: 30 }, 100, 20, window)).toEqual({ x: 294, y: 36 });
    expect(beside({ left: 0, right: 10, top: 0, bottom: 300 }, 100, 20, window)).toEqual({ x: 6, y: 274 });
  });
});
