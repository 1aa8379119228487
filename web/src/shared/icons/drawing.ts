// What an icon is made of, on a grid of 24. A shape has a tone: `a` the icon's colour, `b` its second tone; or it is a line of that tone.
export type Tone = 'a' | 'b' | 'line-a' | 'line-b';
export type Shape = readonly [Tone, string];
export interface Drawing {
  /** A colour of app.css; without one the icon takes the colour of the text around it. */
  colour?: string;
  shapes: readonly Shape[];
}

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
