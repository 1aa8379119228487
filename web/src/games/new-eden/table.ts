// The table of New Eden as the engine shows it to a seat (src/pelagia/games/new_eden/views/shape.py), and what is printed on it.
import type { components } from '../../lib/wire.generated';
import type { Mark, Piece } from '../../shared/face';

type Shapes = components['schemas'];
export type NewEdenTable = Shapes['NewEdenTable'];
export type SeatView = Shapes['NewEdenSeat'];
export type RowView = Shapes['Row'];
export type ModuleView = Shapes['ModuleShape'];
export type Tile = keyof SeatView['extensions'];
export type ArmName = 'crab' | 'mussel' | 'kraken';
export type Group = ArmName | 'yard' | 'oxygen' | 'research';

/** What is drawn of a station, in full or from afar. */
export interface StationProps {
  seat: number;
  station: SeatView;
  nautilus: boolean;
  turn: boolean;
  /** Whether it matters now who has passed. */
  passing: boolean;
}

export const ROUNDS = 3;
export const ROW_PRICES = [10, 6, 3, 1] as const;
/** Damage of the row when a card is bought from it; below 0 it repairs. */
export const ROW_DAMAGE = [-3, -1, 0, 1] as const;
export const PLANT_COINS = 5;
export const PLANT_DAMAGE = [1, 3, 6] as const;
export const EXTENSION_PRICE = 6;
/** What the extensions bring: a piece, deeples at once, or points for every research card attached from then on. */
export const EXTENSION_PIECE: Partial<Record<Tile, string>> = { kraken: 'KX', oxygen: 'OX' };
export const EXTENSION_DEEPLES = 3;
export const EXTENSION_POINTS = 3;
export const EXTENSION_REPAIR = 3;
export const DAMAGE_MAX = 15;
export const TILES: readonly Tile[] = ['shipyard', 'kraken', 'oxygen', 'research'];
export const OUTSIDE: readonly ArmName[] = ['crab', 'mussel', 'kraken'];
/** Coins, and damage, for keeping so many cards of the Black Market. */
export const MARKET_PRICES = [0, 1, 3, 6] as const;

export const slotsOf = (piece: Piece | undefined): number => Number(piece?.data['slots'] ?? 0);
export const bottlesOf = (piece: Piece | undefined): number[] => (piece?.data['bottles'] as number[] | undefined) ?? [];
/** What a module gives when it is activated, and a shipyard when it is built. */
export const gainOf = (piece: Piece | undefined): Mark | undefined => piece?.face.lines[0]?.gives[0];
export const pointsOf = (piece: Piece | undefined): string | undefined => piece?.face.final.find(({ icon }) => icon === 'point')?.n ?? undefined;

/** How far the modules of an arm move the pointer at the end; research may spare a group. */
export function pull(station: SeatView, arm: ArmName, pieces: Record<string, Piece>): number {
  const spared = station.research.some((card) => pieces[card]?.data['final'] && (pieces[card].data['final'] as { ignores_back: string | null }).ignores_back === arm);
  const sum = (icon: string): number =>
    station[arm].flatMap(({ card }) => pieces[card]?.face.final ?? []).reduce((total, mark) => total + (mark.icon === icon ? Number(mark.n) : 0), 0);
  return sum('forward') - (spared ? 0 : sum('back'));
}
