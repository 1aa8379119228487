// Short sentences at the edge of the page: what went wrong, why something cannot be done.
import { Refusal } from './api';
import { render, say, type Names } from './text.svelte';

export interface Toast {
  id: number;
  sentence: string;
  kind: 'wrong' | 'note';
  /** What it is about: it is shown beside that. There is one of these at a time. */
  at?: DOMRect | undefined;
  /** What can be done about it. */
  act?: { words: string; do: () => void } | undefined;
}

const LASTS = 7000;
export const toasts = $state<{ list: Toast[] }>({ list: [] });
let next = 1;

export function toast(sentence: string, kind: Toast['kind'] = 'note', at?: DOMRect, act?: Toast['act']): void {
  if (at) leave();
  if (toasts.list.some((shown) => shown.sentence === sentence)) return;
  const id = next++;
  toasts.list = [...toasts.list.slice(-2), { id, sentence, kind, at, act }];
  setTimeout(() => dismiss(id), act ? 2 * LASTS : LASTS);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((shown) => shown.id !== id);
}

/** Forget what was said beside something: another thing is pressed. */
export function leave(): void {
  toasts.list = toasts.list.filter(({ at }) => !at);
}

/** Say why something failed. */
export function complain(error: unknown, names: Names = {}): void {
  if (error instanceof Refusal) toast(render(error.text, names), 'wrong');
  else {
    console.error(error);
    toast(say('page-error-unexpected'), 'wrong');
  }
}
