// What a piece of the board says when it is pointed at: its name for screen readers, without what its card shows anyway; and
// which section of the rules is about it.
import { explains, explainsPlace } from '../games/drawn';

/** The element that an event is about, if it has something to say. */
export function told(target: EventTarget | null): HTMLElement | SVGElement | undefined {
  const labelled = target instanceof Element ? target.closest<HTMLElement>('[aria-label]') : null;
  const role = labelled?.getAttribute('role') ?? labelled?.localName;
  return labelled && (role === 'img' || role === 'button') ? labelled : counted(target);
}

/** What a bare number is about: the icon or piece that it stands beside. */
function counted(target: EventTarget | null): HTMLElement | SVGElement | undefined {
  if (!(target instanceof Element) || target.children.length || !/\d/.test(target.textContent ?? '')) return undefined;
  return target.parentElement?.querySelector<SVGElement>(':scope > [aria-label]:is([role="img"], [role="button"]), :scope > [data-icon]') ?? undefined;
}

/** The name of the icon that an event is about. */
export function iconAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<SVGElement>('[data-icon]')?.dataset['icon'] : undefined;
}

/** Whether a press does something else there than to lead to the rules. */
export function acts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, summary, [data-glow], [data-dim], .opens') !== null;
}

/** The section of the rules about something on the board: by the icon itself, by the place, or by the first icon in it. */
export function sectionAt(game: string, target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const inside = [...(told(target)?.querySelectorAll<SVGElement>('[data-icon]') ?? [])].map((icon) => icon.dataset['icon']);
  const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
  return explains(game, iconAt(target)) ?? explainsPlace(game, place) ?? inside.map((icon) => explains(game, icon)).find(Boolean);
}

/** A label without the words of its card; empty when nothing worth a word is left. */
export function tip(label: string, card: readonly string[]): string {
  const left = card.reduce((words, part) => words.replace(part, ''), label).replace(/(?:\s*\.)+/g, '.');
  const bare = left.replace(/^[\s.:,]+|[\s.:,]+$/g, '');
  return bare.length < 4 ? '' : bare;
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a tip of a size goes: above what it is about, or below, where there is room and nothing else lies; within the window. */
export function beside(piece: Rect, width: number, height: number, window: { width: number; height: number }, taken?: Rect): { x: number; y: number } {
  const gap = 6;
  const within = (at: number, size: number, all: number): number => Math.max(gap, Math.min(at, all - size - gap));
  const x = within((piece.left + piece.right - width) / 2, width, window.width);
  const above = piece.top - height - gap;
  const below = within(piece.bottom + gap, height, window.height);
  const free = (y: number): boolean => !taken || x >= taken.right || x + width <= taken.left || y >= taken.bottom || y + height <= taken.top;
  const [first, second] = above >= gap ? [above, below] : [below, above];
  return { x, y: free(first) || !free(second) || second < gap ? first : second };
}
