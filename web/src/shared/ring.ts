// Marking on the board what somebody has just done: the pieces and places that the events of a step name.
import { key } from '../lib/place';
import type { GameEvent, Worth } from '../lib/wire';

/** The names that events have for pieces and places, the most exact first: a cell belongs to its zone. */
export function named(events: readonly GameEvent[]): string[] {
  const told = events.flatMap(({ text, args }) => {
    if (!text) return [];
    const words = Object.values(args).flat().filter((word): word is string => typeof word === 'string' && word !== '');
    const { zone, cell } = args as Record<string, unknown>;
    return typeof zone === 'string' && typeof cell === 'string' ? [`${zone}.${cell}`, ...words.filter((word) => word !== cell)] : words;
  });
  return [...new Set(told)];
}

/** Whether something on the board, by one of its names there, is what an event speaks of. */
export function means(there: string, word: string): boolean {
  return there === word || (there.endsWith(word) && /[:. ]/.test(there.at(-word.length - 1)!));
}

const NAMES = ['data-place', 'data-spot', 'data-look', 'data-fly'] as const;

/** The pieces of a seat, or of nobody, that have one of these names. */
function found(host: HTMLElement, seat: number, words: readonly string[]): Element[] {
  const pieces = [...host.querySelectorAll(NAMES.map((name) => `[${name}]`).join(','))].filter((piece) => {
    if (piece.closest('.ticker')) return false; // it tells of the piece; a ring there would lie over its words
    const area = piece.closest<HTMLElement>('[data-seat]');
    if (area && area.dataset['seat'] !== String(seat)) return false; // others may have a place of the same name
    return NAMES.some((name) => words.some((word) => means(piece.getAttribute(name) ?? '', word)));
  });
  return pieces.filter((piece) => !pieces.some((other) => other !== piece && other.contains(piece)));
}

/** Where a piece that gave points is: itself, by another name, or with the goods of its owner where it is not drawn. */
function whereabouts(host: HTMLElement, { seat, place }: Worth): Element[] {
  const exact = found(host, seat, [key(place)]);
  const named = exact.length || !place.id ? exact : found(host, seat, [place.id]);
  return named.length ? named : [...host.querySelectorAll(`[data-purse="${seat}"]`)].slice(0, 1);
}

/** Mark what gave points: the elements with what they gave, and what takes the marks away. */
export function light(host: HTMLElement, worth: readonly Worth[]): [marked: Map<Element, Worth[]>, undo: () => void] {
  const marked = new Map<Element, Worth[]>();
  for (const entry of worth) for (const piece of whereabouts(host, entry)) marked.set(piece, [...(marked.get(piece) ?? []), entry]);
  for (const piece of marked.keys()) piece.setAttribute('data-ringed', '');
  return [marked, () => marked.forEach((_, piece) => piece.removeAttribute('data-ringed'))];
}

/** Mark whose step it is, and what it was about; what is returned takes the marks away. */
export function ring(host: HTMLElement, seat: number, events: readonly GameEvent[]): () => void {
  const marked = found(host, seat, named(events));
  const lit = [...host.querySelectorAll<HTMLElement>('[data-seat]')].filter((area) => area.dataset['seat'] === String(seat));
  for (const piece of marked) piece.setAttribute('data-ringed', '');
  for (const area of lit) area.setAttribute('data-lit-seat', '');
  return () => {
    for (const piece of marked) piece.removeAttribute('data-ringed');
    for (const area of lit) area.removeAttribute('data-lit-seat');
  };
}
