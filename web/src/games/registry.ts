// The boards of the games. A game is a folder here with a Board.svelte that draws its view.
import type { Component } from 'svelte';
import type { components } from '../lib/wire.generated';
import type { Lit } from '../lib/lit';
import type { Names } from '../lib/text.svelte';
import type { GameEvent, Table, View } from '../lib/wire';
import { byGame } from './folders';

export type Piece = components['schemas']['Piece'];

/** A game by its name. */
export type Game = View['game'];

/** What every board gets. It draws, and calls `lit`; it never talks to the server. */
export interface BoardProps<G extends Game = Game> {
  table: Table;
  view: Extract<View, { game: G }>;
  /** The events of the log so far; the board animates those it has not seen yet. */
  events: GameEvent[];
  pieces: Record<string, Piece>;
  names: Names;
  lit: Lit;
  /** Show a piece in full (hover, focus, long press); null ends it. */
  inspect(id: string | null): void;
}

export const boards = byGame(import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte'));
