// The geometry of a dial: fields on an arc from left over the top to right, a pointer in the gap between two fields.
export interface Point {
  x: number;
  y: number;
}

/** The angle in degrees, 0 to the right and 90 up, of a place on the scale; fields are whole numbers. */
export function angle(place: number, max: number): number {
  return 180 - ((place + 0.5) / (max + 1)) * 180;
}

export function polar(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: -radius * Math.sin(turn) };
}

/** The outline of one field, between two radii, with a thin gap to its neighbours. */
export function field(place: number, max: number, inner: number, outer: number, gap = 0.06): string {
  const [from, to] = [angle(place - 0.5 + gap, max), angle(place + 0.5 - gap, max)];
  const corners = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)].map(
    ({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`,
  );
  const long = from - to > 180 ? 1 : 0;
  return `M${corners[0]}A${outer} ${outer} 0 ${long} 1 ${corners[1]}L${corners[2]}A${inner} ${inner} 0 ${long} 0 ${corners[3]}Z`;
}

/** Where the pointer stands: gap p lies between the fields p and p + 1. */
export function gapAngle(pointer: number, max: number): number {
  return angle(pointer + 0.5, max);
}
