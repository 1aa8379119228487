// Short sentences at the edge of the page: what went wrong, why something cannot be done.
import { Refusal } from './api';
import { render, say, type Names } from './text.svelte';

export interface Toast {
  id: number;
  sentence: string;
  kind: 'wrong' | 'note';
}

const LASTS = 7000;
export const toasts = $state<{ list: Toast[] }>({ list: [] });
let next = 1;

export function toast(sentence: string, kind: Toast['kind'] = 'note'): void {
  if (toasts.list.some((one) => one.sentence === sentence)) return;
  const id = next++;
  toasts.list = [...toasts.list.slice(-2), { id, sentence, kind }];
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

/** Say why something failed. */
export function complain(error: unknown, names: Names = {}): void {
  if (error instanceof Refusal) toast(render(error.text, names), 'wrong');
  else {
    console.error(error);
    toast(say('page-error-unexpected'), 'wrong');
  }
}
