// The cards between display and station, as far as a seat may see them.
import type { NewEdenTable } from './table';

export interface Pile {
  seat: number;
  /** The own hand at the Black Market, or cards that wait to be attached. */
  kind: 'hand' | 'kept';
  /** A card that one may not see is null. */
  cards: readonly (string | null)[];
}

/** The own hand and kept cards first, then those that the others keep. Nobody sees the hands of others, nor a spectator any. */
export function piles({ seats }: NewEdenTable, me: number | null): Pile[] {
  const found: Pile[] = [];
  const own = me === null ? undefined : seats[me];
  if (me !== null && own?.hand.length) found.push({ seat: me, kind: 'hand', cards: own.hand });
  if (me !== null && own?.kept.length) found.push({ seat: me, kind: 'kept', cards: own.kept });
  for (const [seat, { kept }] of seats.entries()) if (seat !== me && kept.length) found.push({ seat, kind: 'kept', cards: kept });
  return found;
}
