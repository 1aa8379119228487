// Where an explanation goes: beside what it explains, where it covers least of what is asked and of what has just happened.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;

/** How much of one thing another covers. */
function covered(a: Box, b: Box): number {
  const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return w > 0 && h > 0 ? w * h : 0;
}

/**
 * The corner of something of a size that lies beside a piece, within some room, and covers as little as can be of what must
 * be seen. It never lies over the piece itself; undefined where there is no room beside it.
 */
export function aside(piece: Box, width: number, height: number, room: Box, seen: readonly Box[]): { x: number; y: number } | undefined {
  const along = (from: number, to: number, size: number): number[] => [(from + to - size) / 2, from, to - size];
  const spots = [
    ...[...along(piece.top, piece.bottom, height), room.top, room.bottom - height].flatMap((y) => [piece.right + GAP, piece.left - GAP - width].map((x) => ({ x, y }))),
    ...[...along(piece.left, piece.right, width), room.left, room.right - width].flatMap((x) => [piece.bottom + GAP, piece.top - GAP - height].map((y) => ({ x, y }))),
  ];
  const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));
  const fitting = spots
    .map(({ x, y }) => ({ x: within(x, room.left, room.right - width), y: within(y, room.top, room.bottom - height) }))
    .map(({ x, y }) => ({ x, y, box: { left: x, top: y, right: x + width, bottom: y + height } }))
    .filter(({ box }) => !covered(box, piece));
  const cost = ({ box }: { box: Box }): number => seen.reduce((sum, other) => sum + covered(box, other), 0);
  const best = fitting.toSorted((a, b) => cost(a) - cost(b))[0];
  return best && { x: best.x, y: best.y };
}
