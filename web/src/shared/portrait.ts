// Pieces that are better drawn than told: a game says how, by the kind of the piece, and which of its lines the drawing says.
import type { Component } from 'svelte';
import type { Names } from '../lib/text.svelte';
import type { Text } from '../lib/wire';
import type { Piece } from './face';

export interface Portrait {
  drawing: Component<{ piece: Piece; names: Names }>;
  shows(line: Text): boolean;
}

export const portraits: Record<string, Portrait> = {};
