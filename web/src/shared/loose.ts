// What can be chosen and lies nowhere in the view of a game without a drawn board.
import { key } from '../lib/place';
import type { Place } from '../lib/wire';

/** Every string in a view. */
const named = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(named) : [];

/** The places that are not drawn as a piece of the view, each once. */
export function loose(places: readonly Place[], table: unknown, pieces: Record<string, unknown>): Place[] {
  const drawn = new Set(named(table).filter((name) => name in pieces));
  return [...new Map(places.filter(({ id }) => !drawn.has(id)).map((place) => [key(place), place])).values()];
}
