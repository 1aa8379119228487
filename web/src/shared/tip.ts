// What a piece of the board says when it is pointed at: its name for screen readers, without what its card shows anyway.

/** The element that an event is about, if it has something to say. */
export function told(target: EventTarget | null): HTMLElement | SVGElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('[aria-label]') : null;
  const role = found?.getAttribute('role') ?? found?.localName;
  return found && (role === 'img' || role === 'button') ? found : undefined;
}

/** A label without the words of its card; empty when nothing worth a word is left. */
export function tip(label: string, card: readonly string[]): string {
  const left = card.reduce((words, one) => words.replace(one, ''), label).replace(/(?:\s*\.)+/g, '.');
  const bare = left.replace(/^[\s.:,]+|[\s.:,]+$/g, '');
  return bare.length < 4 ? '' : bare;
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a tip of a size goes: above what it is about, below where there is no room; within the window. */
export function beside(piece: Rect, width: number, height: number, window: { width: number; height: number }): { x: number; y: number } {
  const gap = 6;
  const within = (at: number, size: number, all: number): number => Math.max(gap, Math.min(at, all - size - gap));
  const above = piece.top - height - gap;
  return {
    x: within((piece.left + piece.right - width) / 2, width, window.width),
    y: above >= gap ? above : within(piece.bottom + gap, height, window.height),
  };
}
