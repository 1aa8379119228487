// How a drawing is looked at: how near, and how far from its middle.
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
export interface Look {
  near: number;
  dx: number;
  dy: number;
}

export const HOME: Look = { near: 1, dx: 0, dy: 0 };
const [FAR, NEAR] = [0.7, 6];

/** The part of the drawing that is seen. */
export function shown(box: Box, look: Look): Box {
  const [width, height] = [box.width / look.near, box.height / look.near];
  return { x: box.x + (box.width - width) / 2 + look.dx, y: box.y + (box.height - height) / 2 + look.dy, width, height };
}

export const moved = (look: Look, dx: number, dy: number): Look => ({ ...look, dx: look.dx + dx, dy: look.dy + dy });

/** Nearer or farther, so that this point of the drawing stays where it is. */
export function zoomed(box: Box, look: Look, factor: number, point: Point): Look {
  const near = Math.min(NEAR, Math.max(FAR, look.near * factor));
  const share = look.near / near; // how much of what was seen is seen now
  const middle = { x: box.x + box.width / 2 + look.dx, y: box.y + box.height / 2 + look.dy };
  return { near, dx: look.dx + (point.x - middle.x) * (1 - share), dy: look.dy + (point.y - middle.y) * (1 - share) };
}

/** The middle of what is seen stays inside the drawing. */
export function clamped(box: Box, look: Look): Look {
  const hold = (n: number, most: number): number => Math.min(most, Math.max(-most, n));
  return { near: look.near, dx: hold(look.dx, box.width / 2), dy: hold(look.dy, box.height / 2) };
}

/** The point of the drawing under a point of the screen; the drawing is fitted into its frame. */
export function at(seen: Box, frame: { left: number; top: number; width: number; height: number }, where: Point): Point {
  const unit = Math.max(seen.width / frame.width, seen.height / frame.height);
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
  return { x: seen.x + seen.width / 2 + (where.x - middle.x) * unit, y: seen.y + seen.height / 2 + (where.y - middle.y) * unit };
}
