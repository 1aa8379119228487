// Where everything around the dome of a station stands, in pixels of its drawing: three arms that grow outward, their names.
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
}

export type Arm = 'crab' | 'mussel' | 'kraken';
export type Counts = Record<Arm, number>;

export interface Layout {
  /** The size of one unit in pixels: everything in the drawing is drawn in units of it. */
  unit: number;
  dome: Point & { r: number };
  /** The outer radius of the dial around the dome. */
  ring: number;
  /** The courses of the arms, for their tubes, and the middles of the modules on them. */
  courses: Record<Arm, Point[]>;
  spots: Record<Arm, Point[]>;
  /** How large the modules of an arm are drawn; those of a long one are smaller. */
  scale: Record<Arm, number>;
  /** Where the name of an arm begins, and its width. */
  names: Record<Arm, Box>;
  /** How wide the sign at the foot of the dome is, which says what the damage means. */
  sign: number;
}

/** Sizes of the pieces at a unit of 1. */
export const MODULE = { w: 66, h: 62 };
export const YARD = { w: 46, h: 50 };
export const OXYGEN = { w: 50, h: 50 };

/** Between pieces, as a share of their size. */
const GAP = 0.1;
/** The width of the words below an arm. */
const NAME = 150;
const [LARGEST, SMALLEST] = [1.25, 0.2];

/** A place on a course of straight pieces, by the way from its start; beyond the end it goes straight on. */
export function along(course: readonly Point[], way: number): Point {
  let left = way;
  for (let at = 1; at < course.length; at += 1) {
    const [a, b] = [course[at - 1]!, course[at]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    if (left <= length || at === course.length - 1) return { x: a.x + dx * left, y: a.y + dy * left };
    left -= length;
  }
  return { ...course[0]! };
}

export function lengthOf(course: readonly Point[]): number {
  return course.slice(1).reduce((sum, b, at) => sum + Math.hypot(b.x - course[at]!.x, b.y - course[at]!.y), 0);
}

/** Places for n pieces on a course. They stand side by side while there is room; then they move closer together. */
export function place(course: readonly Point[], n: number, size: number): Point[] {
  const room = lengthOf(course) - size;
  const pitch = n > 1 ? Math.min(size * (1 + GAP), room / (n - 1)) : size;
  return Array.from({ length: n }, (_, at) => along(course, size / 2 + at * pitch));
}

/** Places on a course with a corner: from the start up to the corner, with one piece in it, then on behind it. */
export function placeRound([start, corner, end]: [Point, Point, Point], n: number, w: number, h: number): Point[] {
  const room = start.y - corner.y - h / 2;
  const before = Math.max(0, Math.floor((room + GAP * h) / (h * (1 + GAP))));
  const pitch = before ? (room + h / 2) / (before + 0.5) : 0;
  const leg = Array.from({ length: before + 1 }, (_, at) => ({ x: corner.x, y: corner.y + (before - at) * pitch }));
  return [...leg.slice(0, n), ...place([{ x: corner.x + w * (0.5 + GAP), y: corner.y }, end], Math.max(0, n - leg.length), w)];
}

/** The same for an arm that goes sideways first, to the left or to the right, and then up. */
function placeBent(course: readonly Point[], n: number, w: number, h: number): Point[] {
  const side = Math.sign(course[1]!.x - course[0]!.x);
  const turned = course.map(({ x, y }) => ({ x: -y, y: -side * x })) as [Point, Point, Point];
  return placeRound(turned, n, h, w).map(({ x, y }) => ({ x: -side * y, y: -x }));
}

/** Places for pieces on an arm, as large as they can be without lying on each other. */
export function fit(places: (size: { w: number; h: number }) => Point[], unit: number): { scale: number; spots: Point[] } {
  for (let scale = LARGEST; ; scale -= 0.05) {
    const [w, h] = [MODULE.w * unit * scale, MODULE.h * unit * scale];
    const spots = places({ w, h });
    if (scale < SMALLEST || !spots.some((a, at) => spots.slice(0, at).some((b) => Math.abs(a.x - b.x) < w && Math.abs(a.y - b.y) < h)))
      return { scale, spots };
  }
}

/** A drawing: its size at a unit of 1, the radii of dome and dial, how far the middle of the dome is above the ground. */
interface Shape {
  w: number;
  h: number;
  r: number;
  ring: number;
  middle: number;
}
const HERO: Shape = { w: 590, h: 480, r: 132, ring: 180, middle: 108 };
/** How far the dome may be above where it stands at least, at a unit of 1. */
const LIFT = 56;
const PHONE: Shape = { w: 390, h: 520, r: 84, ring: 114, middle: 196 };

/** The dome stands on the ground with the dial around it; the arms go to the edges of the water and up. */
export function layout(counts: Counts, w: number, h: number): Layout {
  const shape = w < 470 ? PHONE : HERO;
  const u = Math.max(0.6, Math.min(w / shape.w, h / shape.h));
  const phone = shape === PHONE;
  const lift = phone ? 0 : Math.min(LIFT * u, h - shape.h * u); // water that the arms do not need lets the dome be seen whole
  const dome = { x: w / 2, y: h - shape.middle * u - lift, r: shape.r * u };
  const half = (MODULE.w / 2) * LARGEST;
  const [edge, top, level] = [(half + 4) * u, (half + (phone ? 40 : 4)) * u, dome.y - 44 * u];
  const out = (shape.ring + 7) * u;
  const courses: Record<Arm, Point[]> = {
    crab: [{ x: dome.x - out, y: level }, { x: edge, y: level }, { x: edge, y: top }],
    kraken: [{ x: dome.x + out, y: level }, { x: w - edge, y: level }, { x: w - edge, y: top }],
    mussel: [{ x: dome.x, y: dome.y - out }, { x: dome.x, y: top }, { x: w - 2 * edge - half * u, y: top }],
  };
  const ways: Record<Arm, ReturnType<typeof fit>> = {
    crab: fit(({ w, h }) => placeBent(courses.crab, counts.crab, w, h), u),
    kraken: fit(({ w, h }) => placeBent(courses.kraken, counts.kraken, w, h), u),
    mussel: fit(({ w, h }) => placeRound(courses.mussel as [Point, Point, Point], counts.mussel, w, h), u),
  };
  const below = level + (MODULE.h / 2) * LARGEST * u + 6;
  const sign = phone ? Math.max(0, w - 8) : Math.max(300, 2.2 * dome.r);
  const beside = dome.x - (phone ? (shape.r + 12) * u : sign / 2 + 4);
  /** Below the first module of the arm, as far as there is room for words. */
  const nameAt = Math.max(2, Math.min(Math.min(ways.crab.spots[0]?.x ?? edge, w - (ways.kraken.spots[0]?.x ?? w)) - half * u, beside - NAME));
  return {
    unit: u,
    dome,
    ring: shape.ring * u,
    courses,
    spots: { crab: ways.crab.spots, mussel: ways.mussel.spots, kraken: ways.kraken.spots },
    scale: { crab: ways.crab.scale, mussel: ways.mussel.scale, kraken: ways.kraken.scale },
    sign,
    names: {
      crab: { x: nameAt, y: below, w: beside - nameAt },
      kraken: { x: w - beside, y: below, w: beside - nameAt },
      mussel: phone ? { x: 2, y: 2, w: w - 4 } : { x: 2 * edge + 2, y: (ways.mussel.spots[0]?.y ?? top) - 24 * u, w: dome.x - 2 * edge - half * u - 8 },
    },
  };
}
