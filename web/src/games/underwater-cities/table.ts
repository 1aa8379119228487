// The table of Underwater Cities as the engine shows it to a seat (src/pelagia/games/underwater_cities/views/view.py).
export type PhaseName = 'SETUP' | 'TURNS' | 'PRODUCTION' | 'SCORING' | 'OVER';
export type Good = 'kelp' | 'steel' | 'sci' | 'cred' | 'bio';

export interface CityView {
  site: string;
  city: '' | 'ordinary' | 'symbiotic';
  connected: boolean;
}

export interface BuildingView {
  site: string;
  kind: '' | 'farm' | 'desal' | 'lab';
  upgraded: boolean;
}

export interface TunnelView {
  site: string;
  built: boolean;
  upgraded: boolean;
  productive: boolean;
}

export interface Flow {
  source: string;
  /** By resource, points last. */
  goods: number[];
}

export interface SeatView {
  board: string;
  stock: Record<Good, number>;
  points: number;
  cities: CityView[];
  sites: BuildingView[];
  tunnels: TunnelView[];
  metropolises: { place: string; tile: string; connected: boolean }[];
  /** A card that one may not see is null. */
  hand: (string | null)[];
  looking: (string | null)[];
  hand_limit: number;
  claimed: { card: string; used: boolean }[];
  tucked: string[];
  contracts: string[];
  tiles: number;
  /** What the next production would bring, thing by thing. */
  output: Flow[];
  network_points: number;
  brown_points: number;
}

export interface SpaceView {
  id: string;
  colour: string;
  /** Seats; −1 is a blocker. */
  tiles: number[];
}

export interface CityTable {
  era: number;
  round: number;
  phase: PhaseName;
  order: number[];
  active: number;
  /** Markers on the spaces 4 to 1 of the Federation track; the last lies on top. */
  track: Record<string, number[]>;
  below: number[];
  spaces: SpaceView[];
  free_tiles: number[];
  /** Who has the cloning tile; −1: it is on the board; null: there is none. */
  cloning: number | null;
  played: string;
  space: string;
  deck: number;
  discard: string[];
  waiting: number[];
  small_top: string;
  small_deck: number;
  large_row: string[];
  metropolis_stock: number;
  contracts: string[];
  supply: { tunnels: number; white: number; violet: number };
  seats: SeatView[];
  scores: number[];
  /** By seat, when the game is over; who plays alone has none. */
  places: number[];
  /** By seat: points before the final scoring, brown metropolis, cards, network, resources. */
  scoring: number[][];
}

export const BLOCKER = -1;
export const STOCK: readonly Good[] = ['kelp', 'steel', 'sci', 'cred', 'bio'];

/** Resources and points, in the order of the engine. */
export function stock(seat: SeatView): number[] {
  return [...STOCK.map((one) => seat.stock[one]), seat.points];
}
