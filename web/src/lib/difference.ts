// Views come in parts: what everybody sees, once whole and then as changes, and what a seat sees in some places instead.
import type { View } from './wire';

type Path = (string | number)[];
/** Set something; remove it; put items in the place of so many others of a list. */
export type Change = [Path, unknown] | [Path] | [Path, number, number, unknown[]];

/** What an update brings of the view: all of it, or what it is made from. */
export interface Parts {
  view?: View;
  public?: View;
  changes?: Change[];
  own?: Change[];
}

type Node = Record<string | number, unknown>;
const copy = (node: unknown): Node => (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node;

/** The view after some changes. The one before stays as it is; what is the same is shared. */
export function changed<T>(view: T, changes: Change[]): T {
  const top: Node = { view };
  const fresh = new Set<unknown>();
  for (const [path, ...change] of changes) {
    const way: Path = ['view', ...path];
    const last = way.pop() as string | number;
    let inside = top;
    for (const step of way) {
      if (!fresh.has(inside[step])) fresh.add((inside[step] = copy(inside[step])));
      inside = inside[step] as Node;
    }
    if (change.length === 0) delete inside[last];
    else if (change.length === 1) inside[last] = change[0];
    else {
      const [at, gone, items] = change as [number, number, unknown[]];
      inside[last] = (inside[last] as unknown[]).toSpliced(at, gone, ...items);
    }
  }
  return top['view'] as T;
}

/** Puts the views of a table together, one update after the other. Views share with it what seats see alike, and nobody changes that. */
export class Assembly {
  #public: View | undefined;

  /** The view that an update shows. A state that comes whole is by itself, and changes nothing of what is known. */
  take(parts: Parts): View {
    if (parts.view) return parts.view;
    if (parts.public) this.#public = parts.public;
    else if (this.#public) this.#public = changed(this.#public, parts.changes ?? []);
    else throw new Error('changes of a view that never came');
    return changed(this.#public, parts.own ?? []);
  }
}
