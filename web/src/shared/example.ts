// A moment of a lesson for the rules: asked for once, and a table around it at which nobody sits.
import { api } from '../lib/api';
import { once } from '../lib/once';
import { COLOURS } from '../lib/seats';
import type { Table, View } from '../lib/wire';
import type { Box } from './aside';

export const example = once((game, step) => api.example(game, step));

export function tableOf(view: View): Table {
  const seats = Array.from({ length: view.players }, (_, seat): Table['seats'][number] => ({
    seat, kind: 'bot', bot: null, name: '', colour: COLOURS[seat]!, connected: true, offered: null, since: null, stand_in_from: null, standing_in: false, to_move: false,
  }));
  return {
    id: '', game: view.game, content: 'box', status: 'playing', you: view.seat, players: view.players, seats, options: {}, steps: 0, branch: 0, version: 0,
    scores: null, winners: [], created: '', updated: '', pace: 'none', patience: null, seeded: true, lesson: true,
    closed: false, closing: null, deletion: null, offer: null, takeback: null, undo: true,
  };
}

/**
 * What of a board is shown in a frame of a width: around these boxes, with some water, and never larger than it is drawn. With
 * none, all of it.
 */
export function cut(boxes: readonly Box[], whole: { width: number; height: number }, frame: number): { scale: number; x: number; y: number; height: number } {
  const [MARGIN, LEAST, MOST] = [36, 190, 1.1 * frame]; // a lower one would not show where it is, a higher one be all there is
  const all = boxes.length ? boxes : [{ left: 0, top: 0, right: whole.width, bottom: whole.height }];
  const [left, right] = [Math.min(...all.map((box) => box.left)), Math.max(...all.map((box) => box.right))];
  const [top, bottom] = [Math.min(...all.map((box) => box.top)), Math.max(...all.map((box) => box.bottom))];
  const scale = Math.min(1, frame / Math.min(whole.width, right - left + 2 * MARGIN), MOST / Math.min(whole.height, bottom - top + 2 * MARGIN));
  const width = Math.min(whole.width, frame / scale);
  const height = Math.min(whole.height, Math.max(bottom - top + 2 * MARGIN, LEAST / scale));
  const within = (middle: number, size: number, all: number): number => Math.max(0, Math.min(all - size, middle - size / 2));
  return { scale, x: within((left + right) / 2, width, whole.width), y: within((top + bottom) / 2, height, whole.height), height: height * scale };
}
