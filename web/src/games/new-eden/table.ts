// The table of New Eden as the engine shows it to a seat (src/pelagia/games/new_eden/views/view.py).
export type PhaseName = 'SETUP' | 'A' | 'B' | 'C' | 'D' | 'OVER';
export type MarkName = 'NONE' | 'SOLD' | 'UNSOLD' | 'BLOCKED';
export type Tile = 'shipyard' | 'kraken' | 'oxygen' | 'research';
export type ArmName = 'crab' | 'mussel' | 'kraken';

export interface ModuleView {
  card: string;
  lying: number;
  standing: number;
  activated: boolean;
}

export interface RowView {
  /** An empty place is '', a card that one may not see is null. */
  cards: (string | null)[];
  face_down: boolean;
  /** Seat, or −1. */
  owner: number;
}

export interface SeatView {
  coins: number | null;
  score: number;
  damage: number;
  pointer: number;
  value: number;
  crab: ModuleView[];
  mussel: ModuleView[];
  kraken: ModuleView[];
  yards: string[];
  oxygen: { card: string; face_up: boolean }[];
  research: string[];
  extensions: Record<Tile, boolean>;
  dome_lying: number;
  dome_spent: number;
  plant_used: number;
  passed: boolean;
  automaton: boolean;
  hand: (string | null)[];
  kept: (string | null)[];
}

/** What is drawn of a station, in full or from afar. */
export interface StationProps {
  seat: number;
  station: SeatView;
  nautilus: boolean;
  turn: boolean;
  /** Whether it matters now who has passed. */
  passing: boolean;
}

export interface EdenTable {
  round: number;
  phase: PhaseName;
  nautilus: number;
  open_coins: boolean;
  solo_level: number;
  bonus_shown: string[];
  display: RowView[];
  marks: MarkName[];
  deeple_supply: number;
  auction: { opener: number; row: number; high: number; bidder: number; out: boolean[] };
  seats: SeatView[];
  /** By seat, when the game is over. */
  places: number[];
}

export const ROUNDS = 3;
export const ROW_PRICES = [10, 6, 3, 1] as const;
/** Damage of the row when a card is bought from it; below 0 it repairs. */
export const ROW_DAMAGE = [-3, -1, 0, 1] as const;
export const PLANT_DAMAGE = [1, 3, 6] as const;
export const EXTENSION_PRICE = 6;
/** What the extensions bring: a piece, deeples at once, or points for every research card attached from then on. */
export const EXTENSION_PIECE: Partial<Record<Tile, string>> = { kraken: 'KX', oxygen: 'OX' };
export const EXTENSION_DEEPLES = 3;
export const EXTENSION_POINTS = 3;
export const DAMAGE_MAX = 15;
export const TILES: readonly Tile[] = ['shipyard', 'kraken', 'oxygen', 'research'];
export const OUTSIDE: readonly ArmName[] = ['crab', 'mussel', 'kraken'];
/** Coins, and damage, for keeping so many cards of the Black Market. */
export const MARKET_PRICES = [0, 1, 3, 6] as const;
