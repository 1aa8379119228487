// What belongs together on a turn: the colour of a card and that of a space.
import type { Desk } from '../../shared/desk.svelte';
import type { Piece } from '../../shared/face';

/** Signs between icons; the words beside them say it better. */
const BETWEEN = ['plus', 'minus', 'next', 'or', 'structure'];
const MOST = 4;

/** The icons of what a piece is about, each once. */
export function signs(piece: Piece | undefined): string[] {
  const all = (piece?.face.lines ?? []).flatMap((line) => [...(line.needs ?? []), ...line.gives]).map(({ icon }) => icon);
  return [...new Set(all)].filter((icon) => !BETWEEN.includes(icon)).slice(0, MOST);
}

/** The colour of the card or space that is picked, if it is of this sort. */
export function pickedColour(desk: Desk, sort: 'hand' | 'space'): string | undefined {
  const found = desk.half.picked.find((place) => place.sort === sort);
  return found && desk.pieces[found.id]?.face.bands[0];
}
