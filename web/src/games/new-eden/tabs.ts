// On a narrow screen the table is shown in three parts; the part in which something can be chosen comes up by itself.
import type { EdenTable } from './table';

export type TabName = 'market' | 'station' | 'others';
export const TABS: readonly TabName[] = ['market', 'station', 'others'];

/** The part in which places glow: the station if any of it does and nothing in the display. */
export function tabOf(places: readonly string[], table: EdenTable, me: number): TabName | undefined {
  if (!places.length) return undefined;
  const shown = new Set([
    ...table.display.flatMap((row, at) => [`row ${at + 1}`, ...row.cards]),
    ...(table.seats[me]?.hand ?? []),
    ...(table.seats[me]?.kept ?? []),
  ]);
  return places.some((place) => shown.has(place)) ? 'market' : 'station';
}
