import { describe, expect, it } from 'vitest';
import type { View } from '../lib/wire';
import { cut, tableOf } from './example';

describe('what is cut out of a board', () => {
  const whole = { width: 1280, height: 744 };
  it('is around what is meant, as large as it is drawn', () => {
    expect(cut([{ left: 600, top: 300, right: 700, bottom: 400 }], whole, 380)).toEqual({ scale: 1, x: 460, y: 255, height: 190 });
  });
  it('is smaller where more is meant, and never beyond the board', () => {
    const shown = cut([{ left: 0, top: 0, right: 688, bottom: 100 }], whole, 380);
    expect(shown).toEqual({ scale: 0.5, x: 0, y: 0, height: 190 });
  });
  it('is not higher than the frame is wide, or hardly', () => {
    expect(cut([{ left: 10, top: 0, right: 90, bottom: 744 }], whole, 380).height).toBeCloseTo(418);
  });
  it('is all of it where nothing is meant', () => {
    const shown = cut([], whole, 640);
    expect(shown).toEqual({ scale: 0.5, x: 0, y: 0, height: 372 });
  });
});

it('sits at a table of as many as play', () => {
  const table = tableOf({ game: 'new-eden', players: 3, seat: 1 } as View);
  expect([table.seats.length, table.you, new Set(table.seats.map(({ colour }) => colour)).size]).toEqual([3, 1, 3]);
});
