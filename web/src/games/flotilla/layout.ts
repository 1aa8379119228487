// Where hexes lie, and what is drawn on a tile (docs/rules/flotilla.md, section 20).
import type { Mark } from '../../shared/face';
import type { SeatView } from './table';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** From the middle of a hex to its corners. */
export const SIZE = 40;
export const HUB = '1,1';
export const DOCK = '2,1';
export const UNLOADING = '1,2';
const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;
const REACH = 12;

/** The land edges of each piece at turn 0. */
export const PATTERNS: Record<string, readonly (readonly number[])[]> = {
  F: [[0, 1, 2, 3, 4, 5]],
  E: [[0, 1, 2, 3, 4]],
  D: [[0, 1, 2, 3]],
  C: [[0, 1, 2]],
  A: [[0, 2, 4]],
  B: [[0, 1, 3, 4]],
  S: [[0, 1], [3, 4]],
  H: [[0], [2, 3, 4]],
};

const round = (n: number): number => Math.round(n * 100) / 100;

/** The middle of a hex such as "2,1". */
export function hexPoint(name: string): Point {
  const [a, b] = name.split(',').map(Number) as [number, number];
  return { x: round(SIZE * Math.sqrt(3) * (a + b / 2)), y: round(SIZE * 1.5 * b) };
}

/** A point around a middle, at an angle in degrees; y points down. */
export function around({ x, y }: Point, angle: number, far: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(x + far * Math.cos(turn)), y: round(y + far * Math.sin(turn)) };
}

export const cornerAngle = (corner: number): number => 60 * corner + 30;
const ORIGIN: Point = { x: 0, y: 0 };
const path = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`;

/** The outline of a hex around the origin. */
export const hexPath = (size = SIZE): string => path([0, 1, 2, 3, 4, 5].map((corner) => around(ORIGIN, cornerAngle(corner), size)));

/** The land edges of the pieces of a pattern at a turn. */
export const land = (pattern: string, turn: number): number[][] => (PATTERNS[pattern] ?? []).map((piece) => piece.map((edge) => (edge + turn) % 6));

const INNER = 0.42;

/** The land of each piece, around the origin; land that is all one piece holds the middle too. */
export function landPaths(pattern: string, turn: number, size = SIZE): string[] {
  const pieces = land(pattern, turn);
  return pieces.map((edges) => {
    const strips = edges.map((edge) => {
      const [from, to] = [cornerAngle(edge - 1), cornerAngle(edge)];
      return path([around(ORIGIN, from, size), around(ORIGIN, to, size), around(ORIGIN, to, size * INNER), around(ORIGIN, from, size * INNER)]);
    });
    return [...strips, ...(pieces.length === 1 ? [hexPath(size * INNER)] : [])].join('');
  });
}

/** Where a piece of a tile is pressed: over its land, beside the middle. */
export function piecePoint(pattern: string, turn: number, piece: number): Point {
  const sum = (land(pattern, turn)[piece] ?? [0]).map((edge) => around(ORIGIN, 60 * edge, 1)).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), ORIGIN);
  return around(ORIGIN, (Math.atan2(sum.y, sum.x) * 180) / Math.PI, SIZE * 0.68);
}

/** An arc around a corner, inside the hex at the origin: a third of a circle. */
export function arcPath(corner: number, size = SIZE, radius = 0.36): string {
  const middle = around(ORIGIN, cornerAngle(corner), size);
  const [from, to] = [around(middle, cornerAngle(corner) + 120, size * radius), around(middle, cornerAngle(corner) - 120, size * radius)];
  return `M${from.x} ${from.y}A${round(size * radius)} ${round(size * radius)} 0 0 1 ${to.x} ${to.y}`;
}

/** The hexes of a private zone beside this one, by edge. */
export function neighbours(name: string): string[] {
  const [a, b] = name.split(',').map(Number) as [number, number];
  return DIRECTIONS.map(([da, db]) => [a + da, b + db] as const)
    .filter(([x, y]) => x >= 1 && y >= 1 && x + y >= 3 && x + y <= REACH)
    .map(([x, y]) => `${x},${y}`);
}

/** The empty hexes beside the starter tile and the tiles of a seat. */
export function shore(seat: SeatView): string[] {
  const taken = new Set([DOCK, UNLOADING, ...seat.tiles.map((tile) => tile.hex)]);
  return [...new Set([...taken].flatMap(neighbours))].filter((hex) => !taken.has(hex));
}

/** What a sea takes at least, so that its first hexes are no giants. */
const LEAST = ['4,1', '1,3'];

/** The field that holds all these hexes; and what is `far` around one of them. */
export function frame(names: readonly string[], around?: string, far = 0): Box {
  const holds = (name: string, dx: number, dy: number): Point[] => [-1, 1].map((side) => ({ x: hexPoint(name).x + side * dx, y: hexPoint(name).y + side * dy }));
  const points = [...[...LEAST, ...names].flatMap((name) => holds(name, SIZE, SIZE * 1.15)), ...(around ? holds(around, far, far) : [])];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Units of the drawing for a pixel, at least one; where it has no size yet or is out of sight, one. */
export const growth = (box: Box, width: number, height: number): number => (width && height ? Math.max(1, box.width / width, box.height / height) : 1);

/** Whether a hex with this middle is seen whole. */
export const within = (box: Box, { x, y }: Point): boolean => x - SIZE + 6 > box.x && y - SIZE > box.y && x + SIZE - 6 < box.x + box.width && y + SIZE < box.y + box.height;

/** Ships on one hex lie along its lower edge, beside what is printed; the middle stays free to be pressed. */
export const BERTHS: readonly Point[] = [{ x: -20, y: 17 }, { x: 21, y: 17 }, { x: -22, y: -16 }, { x: 22, y: -16 }];

/** The fields of an influence ring, from the top on clockwise. */
export const ringPoint = (field: number, radius: number): Point => around(ORIGIN, 45 * field - 90, radius);

/** The radius of a ring, of its fields, of the mole where the discs of the seats lie, and of the dial in the middle. */
export const RING = { radius: 50, field: 18, inner: 31, mole: 74.5, size: 82, dial: 21 } as const;

/** Where discs lie on the mole beside a field: side by side. */
export function moored(field: number, slot: number, of: number): Point {
  return around(ORIGIN, 45 * field - 90 + (slot - (of - 1) / 2) * 9.5, RING.mole);
}

/** Where the icons of a bonus stand on a field of a ring: those with numbers below each other, the others side by side. */
export function ringSpots(all: readonly Mark[]): (Mark & Point & { size: number })[] {
  const marks = all.map(({ n, ...mark }): Mark => (n && n !== '+1' ? { ...mark, n } : mark)); // one more is what an icon says alone
  const last = marks.length - 1;
  if (marks.some((mark) => mark.n)) {
    const size = last ? 12 : 15;
    return marks.map((mark, n) => ({ ...mark, size, x: last ? -13 : -14, y: 14 * (n - last / 2) - size / 2 }));
  }
  const size = last ? 11 : 22;
  return marks.map((mark, n) => ({ ...mark, size, x: 11 * (n - last / 2) - size / 2, y: -size / 2 }));
}
