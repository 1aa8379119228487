// The icons of a game: those that are drawn on its pieces, the most frequent first.
import type { Names } from '../lib/text.svelte';
import type { Content } from '../lib/wire';

export function printed(pieces: Content['pieces']): string[] {
  const counts = new Map<string, number>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (part && typeof part === 'object')
      for (const [name, value] of Object.entries(part)) {
        if (typeof value === 'string' && ['icon', 'per', 'when'].includes(name)) counts.set(value, (counts.get(value) ?? 0) + 1);
        else walk(value);
      }
  };
  for (const { face } of Object.values(pieces)) walk(face);
  return [...counts].sort((first, other) => other[1] - first[1]).map(([icon]) => icon);
}

/** Where there is no table, texts name pieces only. */
export const namesOfPieces = (pieces: Content['pieces']): Names => ({ piece: (id) => pieces[id]?.name });
