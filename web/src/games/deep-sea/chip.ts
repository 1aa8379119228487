// What a small card shows beside its icons.
import type { Text } from '../../lib/wire';
import { band, type Piece } from '../../shared/face';

/** The bands of a small card, one below the other: a journal shows all its symbols. */
export function bands(names: readonly string[]): string {
  const stops = names.map((name, n) => `${band(name)} ${(n / names.length) * 100}% ${((n + 1) / names.length) * 100}%`);
  return `linear-gradient(${stops.join(', ')})`;
}

/** The name of the side of a crew member that is up. */
export function sideName(piece: Piece, senior: boolean): Text {
  const promoted = senior && piece.texts.find((text) => text.id === 'deep-sea-line-senior');
  return promoted ? (promoted.args['name'] as Text) : piece.name;
}

/** What a crew member on a side does when it is activated, and what it counts at the end. */
export function doings(piece: Piece, senior: boolean): Text[] {
  const side = `deep-sea-line-${senior ? 'senior' : 'junior'}-`;
  return piece.texts.filter(({ id }) => id === `${side}actions` || id === `${side}score`).map(({ args }) => args['what'] as Text);
}
