// The table of Flotilla as the engine shows it to everybody (src/pelagia/games/flotilla/views/shape.py).
import type { components } from '../../lib/wire.generated';

type Shapes = components['schemas'];
export type FlotillaTable = Shapes['FlotillaTable'];
/** What tiles would score that are being built. */
export type Scoring = Pick<FlotillaTable, 'unscored' | 'offers' | 'turns'>;
export type SeatView = Shapes['FlotillaSeat'];

export const GUILDS = ['speakers', 'traders', 'founders', 'delvers'] as const;
export const COLOURS = ['yellow', 'green', 'red', 'blue'] as const;
export const DEPTHS = ['shallow', 'reef', 'deep'] as const;
export const SIDES = ['sinkside', 'skyside'] as const;
export const SYMBOLS = ['resource', 'toxicity', 'depletion', 'survivor'] as const;
export const SOURCES = ['effects', 'survivors', 'goals', 'city', 'sonar', 'market', 'instead', 'money', 'stock', 'toxicity', 'seals'] as const;
export type Side = (typeof SIDES)[number];

/** Light colours: what stands on them is dark in every theme. */
export const PAINT = ['#f0cf5a', '#7fcf8c', '#ff8f7e', '#8cb8ff'] as const;
