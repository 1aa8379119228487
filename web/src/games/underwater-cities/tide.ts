// The next tide as things stand: what the sea floor brings, and what the cities eat.
import { STOCK, type SeatView } from './table';

export interface Turn {
  brings: number;
  eats: number;
}

/** By good, then points: so much comes and goes. */
export function tide(seat: SeatView): Turn[] {
  const brings = [...STOCK, 'points'].map((_, at) => seat.output.reduce((sum, { goods }) => sum + (goods[at] ?? 0), 0));
  const mouths = seat.cities.filter(({ city, connected }) => city && connected).length;
  return brings.map((n, at) => ({ brings: n, eats: at === 0 ? mouths : 0 }));
}
