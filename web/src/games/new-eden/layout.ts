// Where everything of a station stands, in pixels of its drawing: the dome, five arms that grow outward, plant, dial, research.
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export type Arm = 'crab' | 'mussel' | 'kraken' | 'yards' | 'oxygen';
export type Socket = 'shipyard' | 'kraken' | 'oxygen' | 'research';
export type Counts = Record<Arm | 'research', number>;

export interface Layout {
  /** The size of one unit in pixels: everything in the station is drawn in units of it. */
  unit: number;
  dome: Point & { r: number };
  /** The courses of the arms, for their tubes, and the middles of the modules on them. */
  courses: Record<Arm, Point[]>;
  spots: Record<Arm | 'research', Point[]>;
  /** How much smaller the modules of a long arm are drawn; 1: not at all. */
  shrink: Record<Arm, number>;
  sockets: Record<Socket, Point>;
  dial: Point & { r: number };
  /** The dial lies around the dome. */
  around: boolean;
  plant: Box;
}

/** Sizes of the pieces at a unit of 1. */
export const MODULE = { w: 66, h: 62 };
export const YARD = { w: 46, h: 50 };
export const OXYGEN = { w: 50, h: 50 };
export const NOTE = { w: 78, h: 46 };

const GAP = 6;

/** A place on a course of straight pieces, by the way from its start; beyond the end it goes straight on. */
export function along(course: readonly Point[], way: number): Point & { dx: number; dy: number } {
  let left = way;
  for (let at = 1; at < course.length; at += 1) {
    const [a, b] = [course[at - 1]!, course[at]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    if (left <= length || at === course.length - 1) return { x: a.x + dx * left, y: a.y + dy * left, dx, dy };
    left -= length;
  }
  return { ...course[0]!, dx: 1, dy: 0 };
}

export function lengthOf(course: readonly Point[]): number {
  return course.slice(1).reduce((sum, b, at) => sum + Math.hypot(b.x - course[at]!.x, b.y - course[at]!.y), 0);
}

/**
 * Places for n pieces on a course. They stand side by side while there is room; then they leave the line by turns, to
 * the left and to the right by `sway`; then they move closer together.
 */
export function place(course: readonly Point[], n: number, size: number, sway = 0): Point[] {
  const room = lengthOf(course) - size;
  const wanted = size + GAP;
  const pitch = n > 1 ? Math.min(wanted, room / (n - 1)) : wanted;
  const swaying = sway > 0 && pitch < size * 0.9;
  return Array.from({ length: n }, (_, at) => {
    const { x, y, dx, dy } = along(course, size / 2 + at * pitch);
    const side = swaying ? (at % 2 ? sway : -sway) : 0;
    return { x: x - dy * side, y: y + dx * side };
  });
}

/** Places in one row, or in two if one would be too tight; each row grows like the course. */
export function placeRows(course: readonly Point[], n: number, w: number, h: number): Point[] {
  if (n * (w + GAP) - GAP <= lengthOf(course)) return place(course, n, w);
  const half = Math.ceil(n / 2);
  const below = course.map(({ x, y }) => ({ x, y: y + h + GAP }));
  return [...place(course, half, w), ...place(below, n - half, w)];
}

/** Places side by side around a middle, as far as the borders allow. */
function placeAround(middle: number, y: number, left: number, right: number, n: number, w: number): Point[] {
  const wanted = n * (w + GAP) - GAP;
  const start = Math.max(left, Math.min(middle - wanted / 2, right - wanted));
  return place([{ x: start, y }, { x: Math.max(right, start + w), y }], n, w);
}

/** Places on a course with a corner: from the start up to the corner, with one piece in it, then on behind it, if need be in two rows. */
export function placeRound([start, corner, end]: [Point, Point, Point], n: number, w: number, h: number, rows = false): Point[] {
  const room = start.y - corner.y - h / 2;
  const before = Math.max(0, Math.floor((room + GAP) / (h + GAP)));
  const pitch = before ? (room + h / 2) / (before + 0.5) : 0;
  const leg = Array.from({ length: before + 1 }, (_, at) => ({ x: corner.x, y: corner.y + (before - at) * pitch }));
  const behind = [{ x: corner.x + w / 2 + GAP, y: corner.y }, end];
  const rest = (rows ? placeRows : place)(behind, Math.max(0, n - leg.length), w, rows ? h : 0);
  return [...leg.slice(0, n), ...rest];
}

/** The same for an arm that goes sideways first, to the left or to the right, and then up. */
function placeBent(course: readonly Point[], n: number, w: number, h: number): Point[] {
  const side = Math.sign(course[1]!.x - course[0]!.x);
  const turned = course.map(({ x, y }) => ({ x: -y, y: -side * x })) as [Point, Point, Point];
  return placeRound(turned, n, h, w).map(({ x, y }) => ({ x: -side * y, y: -x }));
}

const SMALLEST = 0.3;

/** Places for pieces on an arm, as large as they can be without lying on each other. */
export function fit({ w, h }: { w: number; h: number }, places: (scale: number) => Point[]): { scale: number; spots: Point[] } {
  for (let scale = 1; ; scale -= 0.05) {
    const spots = places(scale);
    if (scale < SMALLEST || !spots.some((a, at) => spots.slice(0, at).some((b) => Math.abs(a.x - b.x) < w * scale && Math.abs(a.y - b.y) < h * scale)))
      return { scale, spots };
  }
}

export function layout(counts: Counts, width: number, height: number): Layout {
  if (width < 470) return tall(counts, width, height, PHONE);
  return height > 0.72 * width ? tall(counts, width, height, HERO) : wide(counts, width, height);
}

/** A high drawing: its size at a unit of 1, the smallest unit, the radii of dome and dial, how far the middle and the cards inside are below. */
interface Shape {
  w: number;
  h: number;
  least: number;
  r: number;
  ring: number;
  middle: number;
  inside: number;
  rows: boolean;
}
const HERO: Shape = { w: 600, h: 600, least: 0.8, r: 92, ring: 133, middle: 286, inside: 148, rows: true };
const PHONE: Shape = { w: 390, h: 600, least: 0.92, r: 66, ring: 96, middle: 262, inside: 116, rows: true };

/** The dome is the middle of it all, with the dial around it; the arms bend upwards at the edges. */
function tall(counts: Counts, w: number, h: number, shape: Shape): Layout {
  const u = Math.max(shape.least, Math.min(w / shape.w, h / shape.h));
  const dome = { x: w / 2, y: shape.middle * u + Math.max(0, h - shape.h * u) * 0.42, r: shape.r * u };
  const [edge, top, level] = [38 * u, 36 * u, dome.y - 8 * u];
  const out = (shape.ring + 8) * u;
  const low = dome.y + shape.inside * u;
  const courses: Record<Arm, Point[]> = {
    crab: [{ x: dome.x - out, y: level }, { x: edge, y: level }, { x: edge, y: top }],
    kraken: [{ x: dome.x + out, y: level }, { x: w - edge, y: level }, { x: w - edge, y: top }],
    mussel: [{ x: dome.x, y: dome.y - out }, { x: dome.x, y: top }, { x: w - edge - 38 * u, y: top }],
    yards: [{ x: dome.x - 8 * u, y: low }, { x: 6 * u, y: low }],
    oxygen: [{ x: dome.x + 8 * u, y: low }, { x: w - 6 * u, y: low }],
  };
  const arm = arms(counts, courses, u, shape.rows);
  const phone = shape === PHONE;
  return {
    unit: u,
    dome,
    courses,
    shrink: arm.shrink,
    spots: { ...arm.spots, research: placeAround(dome.x, h - 30 * u, (phone ? 4 : 256) * u, w - 6 * u, counts.research, NOTE.w * u) },
    sockets: sockets(dome, u, 27, 59),
    dial: { x: dome.x, y: dome.y, r: shape.ring * u },
    around: true,
    plant: { x: phone ? (w - 236 * u) / 2 : 6 * u, y: h - (phone ? 128 : 66) * u, w: 236 * u, h: 62 * u },
  };
}

function wide(counts: Counts, w: number, h: number): Layout {
  const u = Math.max(0.8, Math.min(w / 720, h / 386));
  const dome = { x: w / 2, y: 226 * u + (h - 386 * u) * 0.45, r: 58 * u };
  const top = 42 * u;
  const low = dome.y + 72 * u;
  const level = dome.y - 36 * u;
  const courses: Record<Arm, Point[]> = {
    crab: [{ x: dome.x - 64 * u, y: level + 14 * u }, { x: 6 * u, y: level }],
    kraken: [{ x: dome.x + 76 * u, y: level + 14 * u }, { x: w - 6 * u, y: level }],
    mussel: [{ x: dome.x, y: dome.y - 60 * u }, { x: dome.x, y: top }, { x: w - 6 * u, y: top }],
    yards: [{ x: dome.x - 66 * u, y: low }, { x: 6 * u, y: low }],
    oxygen: [{ x: dome.x + 66 * u, y: low }, { x: w - 6 * u, y: low }],
  };
  const dial = Math.min(104 * u, dome.y - 116 * u);
  const arm = arms(counts, courses, u);
  return {
    unit: u,
    dome,
    courses,
    shrink: arm.shrink,
    spots: {
      ...arm.spots,
      research: placeAround(dome.x, h - 30 * u, 256 * u, w - 6 * u, counts.research, NOTE.w * u),
    },
    sockets: sockets(dome, u),
    dial: { x: 16 * u + dial, y: 8 * u + dial, r: dial },
    around: false,
    plant: { x: 6 * u, y: h - 66 * u, w: 236 * u, h: 62 * u },
  };
}

function arms(
  counts: Counts, courses: Record<Arm, Point[]>, u: number, rows = false,
): { spots: Record<Arm, Point[]>; shrink: Record<Arm, number> } {
  const ways: Record<Arm, (size: { w: number; h: number }, sway: number) => Point[]> = {
    crab: ({ w, h }, sway) => (rows ? placeBent(courses.crab, counts.crab, w, h) : place(courses.crab, counts.crab, w, sway)),
    kraken: ({ w, h }, sway) => (rows ? placeBent(courses.kraken, counts.kraken, w, h) : place(courses.kraken, counts.kraken, w, sway)),
    mussel: ({ w, h }) => placeRound(courses.mussel as [Point, Point, Point], counts.mussel, w, h, rows),
    yards: ({ w, h }) => (rows ? placeRows(courses.yards, counts.yards, w, h) : place(courses.yards, counts.yards, w)),
    oxygen: ({ w, h }) => (rows ? placeRows(courses.oxygen, counts.oxygen, w, h) : place(courses.oxygen, counts.oxygen, w)),
  };
  const spots = {} as Record<Arm, Point[]>;
  const shrink = {} as Record<Arm, number>;
  for (const name of Object.keys(ways) as Arm[]) {
    const { w, h } = name === 'yards' ? YARD : name === 'oxygen' ? OXYGEN : MODULE;
    const found = fit({ w: w * u, h: h * u }, (scale) => ways[name]({ w: w * u * scale, h: h * u * scale }, 33 * u * scale));
    spots[name] = found.spots;
    shrink[name] = found.scale;
  }
  return { spots, shrink };
}

/** The sockets sit on the rim of the dome, each towards its arm. */
function sockets({ x, y, r }: Layout['dome'], u: number, kraken = -8, oxygen = 48): Record<Socket, Point> {
  const at = (degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    return { x: x + (r + 4 * u) * Math.cos(turn), y: y + (r + 4 * u) * Math.sin(turn) };
  };
  return { kraken: at(kraken), oxygen: at(oxygen), research: at(90), shipyard: at(180 - oxygen) };
}
