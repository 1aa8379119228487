// Who is at the table, for the frame of a board: the page knows it, the frame draws it beside the board.
import { createContext, type Snippet } from 'svelte';
import type { Sitting } from '../lib/seats';
import type { Names } from '../lib/text.svelte';
import type { Table, View } from '../lib/wire';

/** Each asked for by itself, so that what is drawn of it is drawn again only for what has changed. */
export interface Company {
  table(): Table;
  view(): View;
  seats(): Sitting[];
  names(): Names;
  moves(seat: number): boolean;
  /** Whose step is being shown. */
  acting(): number | undefined;
  /** Let a bot stand in for somebody who keeps the others waiting. */
  standIn(): ((seat: number) => void) | undefined;
  /** What is below the people: the step that is being shown, the way to the log. */
  foot(): Snippet | undefined;
}

export const [getCompany, setCompany] = createContext<Company>();
