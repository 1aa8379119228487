// Where an explanation goes: beside what it explains, on the side where least is asked.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;
const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The corner of something of a size that lies beside a piece, within some room; undefined where there is none.
 * Of both sides the one is taken that covers fewer of the things that glow.
 */
export function aside(piece: Box, width: number, height: number, room: Box, glowing: readonly Box[]): { x: number; y: number } | undefined {
  const y = Math.max(room.top, Math.min((piece.top + piece.bottom - height) / 2, room.bottom - height));
  const sides = [piece.right + GAP, piece.left - GAP - width].filter((x) => x >= room.left && x + width <= room.right);
  const covered = (x: number): number => glowing.filter((one) => overlaps(one, { left: x, top: y, right: x + width, bottom: y + height })).length;
  const x = sides.toSorted((a, b) => covered(a) - covered(b))[0];
  return x === undefined ? undefined : { x, y };
}
