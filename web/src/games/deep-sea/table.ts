// The table of Endeavor: Deep Sea as the engine shows it to a seat (src/pelagia/games/deep_sea/views/shape.py).
import type { components } from '../../lib/wire.generated';

type Shapes = components['schemas'];
export type DeepSeaTable = Shapes['DeepSeaTable'];
export type ZoneView = Shapes['ZoneShape'];
export type SeatView = Shapes['DeepSeaSeat'];
export type GoalView = Shapes['GoalShape'];
export type HexView = Shapes['HexShape'];

export const SYMBOLS = ['blue', 'yellow', 'brown', 'green'] as const;
export const LETTERS = ['R', 'I', 'C', 'G'] as const;
/** The first position of each level. */
export const LEVELS = [0, 2, 4, 7, 10] as const;
