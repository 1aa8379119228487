// The table of Flotilla as the engine shows it to everybody (src/pelagia/games/flotilla/views/shape.py).
import type { components } from '../../lib/wire.generated';
import { band, type Piece } from '../../shared/face';

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

const ARCS = ['none', 'yellow', 'red', 'violet'] as const;

/** Of guilds and colours, in their order. */
export const PAINT = COLOURS.map(band);

export interface TileFace {
  colour: (typeof COLOURS)[number];
  /** 1 to 3. */
  depth: number;
  toxicity: number;
  island: boolean;
  arc: (typeof ARCS)[number];
  pattern: string;
  cost: number;
  building: boolean;
  site: boolean;
  station: number;
}

/** What is printed on an ocean tile. */
export function tileFace(piece: Piece): TileFace {
  const { data } = piece;
  return {
    colour: COLOURS.find((one) => one === data['colour']) ?? 'yellow',
    depth: DEPTHS.findIndex((one) => one === data['depth']) + 1,
    toxicity: Number(data['toxicity']),
    island: Boolean(data['island']),
    arc: ARCS.find((one) => one === data['arc']) ?? 'none',
    pattern: String(data['pattern']),
    cost: Number(data['cost']),
    building: Boolean(data['building']),
    site: Boolean(data['site']),
    station: Number(data['station']),
  };
}
