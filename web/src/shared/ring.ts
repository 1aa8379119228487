// Marking on the board what somebody has just done: the pieces and places that the events of a step name.
import type { GameEvent } from '../lib/wire';

/** The names that events have for pieces and places, the most exact first: a cell belongs to its zone. */
export function named(events: readonly GameEvent[]): string[] {
  const found = events.flatMap(({ text, args }) => {
    if (!text) return [];
    const words = Object.values(args).flat().filter((one): one is string => typeof one === 'string' && one !== '');
    const { zone, cell } = args as Record<string, unknown>;
    return typeof zone === 'string' && typeof cell === 'string' ? [`${zone}.${cell}`, ...words.filter((word) => word !== cell)] : words;
  });
  return [...new Set(found)];
}

/** Whether something on the board, by one of its names there, is what an event speaks of. */
export function means(there: string, word: string): boolean {
  return there === word || (there.endsWith(word) && /[:. ]/.test(there.at(-word.length - 1)!));
}

const NAMES = ['data-place', 'data-spot', 'data-look', 'data-fly'] as const;

/** Mark whose step it is, and what it was about; what is returned takes the marks away. */
export function ring(host: HTMLElement, seat: number, events: readonly GameEvent[]): () => void {
  const words = named(events);
  const areas = [...host.querySelectorAll<HTMLElement>('[data-seat]')];
  const pieces = [...host.querySelectorAll(NAMES.map((name) => `[${name}]`).join(','))].filter((piece) => {
    const area = piece.closest<HTMLElement>('[data-seat]');
    if (area && area.dataset['seat'] !== String(seat)) return false; // others may have a place of the same name
    return NAMES.some((name) => words.some((word) => means(piece.getAttribute(name) ?? '', word)));
  });
  const marked = pieces.filter((piece) => !pieces.some((other) => other !== piece && other.contains(piece)));
  const lit = areas.filter((area) => area.dataset['seat'] === String(seat));
  for (const piece of marked) piece.setAttribute('data-ringed', '');
  for (const area of lit) area.setAttribute('data-lit-seat', '');
  return () => {
    for (const piece of marked) piece.removeAttribute('data-ringed');
    for (const area of lit) area.removeAttribute('data-lit-seat');
  };
}
