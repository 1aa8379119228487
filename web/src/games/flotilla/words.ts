// What is printed on the common boards, in words: for labels.
import { render, say, type Names } from '../../lib/text.svelte';
import type { Piece } from '../../shared/face';
import type { Side } from './table';
import type { Text } from '../../lib/wire';
import { DOCK, UNLOADING } from './layout';
import type { DieFace, SonarField } from './boards';

/** What an effect of a board says. */
export const said = (effect: unknown): string => (typeof effect === 'object' && effect !== null && 'text' in effect ? render(effect.text as Text) : '');

/** A field of the sonar track: what each sonar symbol of a dive gives, and what its entering. */
export function sonarWords(field: SonarField, n: number, here: boolean): string {
  const effects = [...field.effects.map(said), ...(field.die ? [say('flotilla-page-sonar-die')] : [])];
  const enters = field.vp ? [say('flotilla-page-sonar-enters', { n: field.vp })] : [];
  const title = say(here ? 'flotilla-page-sonar-here' : 'flotilla-page-sonar-field', { n });
  return [title, ...effects, ...enters].join(' ');
}

/** What a face of a research die shows. */
export function faceWords({ guild, money, breakthroughs }: DieFace): string {
  if (!guild) return say('flotilla-face-joker');
  const name = { id: `flotilla-guild-${guild}`, args: {} };
  return breakthroughs ? say('flotilla-face-breakthroughs', { guild: name, n: breakthroughs }) : say('flotilla-face-money', { guild: name, n: money });
}

/** The price of a colour, its field, and what one more sale or purchase does to it. */
export function marketWords(colour: string, prices: readonly number[], field: number): string {
  const down = field > 0 ? say('flotilla-page-price-down', { n: prices[field - 1]! }) : say('flotilla-page-price-low');
  const up = field < prices.length - 1 ? say('flotilla-page-price-up', { n: prices[field + 1]! }) : say('flotilla-page-price-high');
  return [say('flotilla-page-price', { colour, n: prices[field] ?? 0, field: field + 1, fields: prices.length }), down, up].join(' ');
}

/** The card that a question is about; why it is asked may come before it. */
export function cardOf(prompt: Text | null | undefined): string | undefined {
  const { asked, card } = (prompt?.args ?? {}) as { asked?: Text; card?: { ref?: string } };
  return asked ? cardOf(asked) : card?.ref;
}

/** What a hex is called, as in options and log: rows are counted from the Hub, the hexes of a row from the dock side. */
export function hexWords(name: string): string {
  if (name === DOCK || name === UNLOADING) return say(`flotilla-hex-${name === DOCK ? 'dock' : 'unloading'}`);
  const [a, b] = name.split(',').map(Number) as [number, number];
  return say('flotilla-hex', { row: a + b - 2, n: b });
}

/** What a crew card does on a side, without its points, which are drawn. */
export const does = (piece: Piece | undefined, side: Side, names: Names): string =>
  (piece?.texts ?? []).flatMap(({ id, args }) => (id === `flotilla-line-${side}` ? [render(args['what'] as Text, names)] : [])).join(' ');

const longest = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length));

/** How wide a crew card must be so that no word is broken, in units: its name is bold and beside an icon. */
export function leastWidth(piece: Piece | undefined, side: Side, names: Names): number {
  const name = piece ? render(piece.name, names) : '';
  return Math.max(96, 7 * longest(name) + 30, 6.6 * longest(does(piece, side, names)) + 14);
}

/** How many lines the words of a hand take: those of its longest cards, row by row. Cards share a row, and whoever says more is wider. */
export function handLines(says: readonly number[], perRow: number, width: number): number {
  const LETTER = 6.2; // units
  const least = width / (perRow + 0.9);
  const rows = Array.from({ length: Math.ceil(says.length / perRow) }, (_, n) => says.slice(n * perRow, (n + 1) * perRow));
  return rows.reduce((sum, row) => {
    const all = row.reduce((a, b) => a + b, 1);
    const wide = (letters: number): number => least + ((width - row.length * least) * letters) / all - 15;
    return sum + Math.max(...row.map((letters) => Math.ceil((letters * LETTER) / wide(letters))));
  }, 0);
}
