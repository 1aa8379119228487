// Places on the table, named as the server names them: by their sort, and which one of that sort.
import type { Place } from './wire';

export const placeAt = (sort: string, id: string | number = ''): Place => ({ sort, id: String(id) });

/** The name of a place, for `data-place` and as a key of maps; nobody reads the pair out of it again. */
export const key = ({ sort, id }: Place): string => (id ? `${sort}:${id}` : sort);

export const same = (place: Place, other: Place): boolean => place.sort === other.sort && place.id === other.id;

export const holds = (places: readonly Place[], place: Place): boolean => places.some((member) => same(member, place));
