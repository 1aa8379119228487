// Icons with numbers inside a drawing: how wide they are, and where each of them goes.
import type { Mark } from '../../shared/face';
import type { Point } from './layout';

/** Letters in a drawing: 12 pixels where the board is smallest. */
export const LETTERS = 15.5;
const DIGIT = 9.5;

const number = (mark: Mark): string => (mark.n && mark.n !== '1' ? mark.n : '');
const width = (mark: Mark, size: number): number => size + (number(mark) ? 1 + number(mark).length * DIGIT : 0);

export interface Spot {
  icon: string;
  n: string;
  x: number;
  y: number;
}

/** Marks in a row around a point: the left upper corner of each icon, and its number, if it says something. */
export function spread(marks: readonly Mark[], at: Point, size: number): Spot[] {
  const whole = wide(marks, size);
  let x = at.x - whole / 2;
  return marks.map((mark) => {
    const spot = { icon: mark.icon, n: number(mark), x, y: at.y - size / 2 };
    x += width(mark, size) + 2;
    return spot;
  });
}

/** How wide a row of marks is. */
export function wide(marks: readonly Mark[], size: number): number {
  return marks.reduce((sum, mark) => sum + width(mark, size) + 2, -2);
}
