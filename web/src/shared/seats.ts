// Every seat has a colour and a shape, and both are on each of its pieces.
import type { Colour } from '../lib/wire';

export type { Colour };

export const SEAT_COLOURS: Record<Colour, string> = {
  coral: '#ff6b5e',
  brass: '#e0b04b',
  teal: '#3cc0b0',
  violet: '#b58ce6',
  white: '#f4fafb',
};

/** The shapes within a circle of radius 10 around the origin. */
export const SEAT_SHAPES: Record<Colour, string> = {
  coral: 'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z',
  brass: 'M0 -9.5L9.3 7.5H-9.3z',
  teal: 'M-7.6 -7.6H7.6V7.6H-7.6z',
  violet: 'M0 -10L8.6 0L0 10L-8.6 0z',
  white: 'M0 -10L2.7 -3.5L9.5 -3.1L4.3 1.4L5.9 8.1L0 4.5L-5.9 8.1L-4.3 1.4L-9.5 -3.1L-2.7 -3.5z',
};
