// On a narrow screen the table is shown in parts; the part in which something can be chosen comes up by itself.
import type { Place } from '../../lib/wire';
import type { IconName } from '../../shared/icons';
import type { NewEdenTable } from './table';

export type TabName = 'market' | 'station';
export const TABS: Record<TabName, IconName> = { market: 'card', station: 'extension' };

/** Asked here, one looks at the row under the hammer, whatever else can be done. */
const AT_THE_ROWS = new Set(['Bid', 'Outbid']);

/** The part to look at for a question: where its places glow; the display comes before the station, which is all that is left at the end. */
export function tabOf(kind: string | undefined, places: readonly Place[], table: NewEdenTable, me: number): TabName | undefined {
  if (table.phase === 'over') return 'station';
  if (kind && AT_THE_ROWS.has(kind)) return 'market';
  if (!places.length) return undefined;
  const shown = new Set([
    ...table.display.flatMap((row) => row.cards),
    ...(table.seats[me]?.hand ?? []),
    ...(table.seats[me]?.kept ?? []),
  ]);
  return places.some(({ sort, id }) => sort === 'row' || (sort === 'card' && shown.has(id))) ? 'market' : 'station';
}
