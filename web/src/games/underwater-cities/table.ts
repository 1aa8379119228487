// The table of Underwater Cities as the engine shows it to a seat (src/pelagia/games/underwater_cities/views/shape.py).
import type { components } from '../../lib/wire.generated';
import type { Mark } from '../../shared/face';
import type { IconName } from '../../shared/icons';

type Shapes = components['schemas'];
export type UnderwaterCitiesTable = Shapes['UnderwaterCitiesTable'];
export type SeatView = Shapes['UnderwaterCitiesSeat'];
export type SpaceView = Shapes['SpaceShape'];
/** What the next production would bring, thing by thing. */
export type Flow = Shapes['OutputShape'];
export type Good = keyof SeatView['stock'];

export const BLOCKER = -1;
export const STOCK: readonly Good[] = ['kelp', 'steel', 'sci', 'cred', 'bio'];
/** In the order in which lists of goods are given: resources, then points. */
export const GOODS: readonly IconName[] = ['kelp', 'steelplast', 'science', 'coin', 'biomass', 'point'];
export const TYPES = ['action', 'permanent', 'production', 'final'] as const satisfies readonly IconName[];

/** Resources and points, in the order of goods. */
export function stock(seat: SeatView): number[] {
  return [...STOCK.map((one) => seat.stock[one]), seat.points];
}

/** So much of each. */
export function goods(found: unknown, sign = ''): Mark[] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((n: number, at) => (n ? [{ icon: GOODS[at]!, n: n < 0 ? `−${-n}` : `${sign}${n}` }] : []));
}
