// The faces of the pieces of Deep Sea, read from their effect trees.
import type { IconName } from '../../shared/icons';
import type { Face, Line, Mark, Piece } from '../../shared/face';
import type { Text } from '../../lib/wire';

interface Tree {
  is: string;
  [field: string]: unknown;
}

export const isTree = (found: unknown): found is Tree => typeof found === 'object' && found !== null && 'is' in found;
export const number = (found: unknown): number => (isTree(found) ? Number(found['value']) : Number(found ?? 0));

/** What a letter of a bundle gives. */
export const BUNDLE: Record<string, IconName> = {
  R: 'reputation',
  I: 'inspiration',
  C: 'coordination',
  G: 'ingenuity',
  A: 'attribute',
  L: 'attribute',
  K: 'science',
  D: 'disc',
  M: 'impact',
  P: 'promote',
};

export const SYMBOLS = ['blue', 'yellow', 'brown', 'green'] as const;
/** Light colours: the words on them are dark in every theme. */
export const COLOURS: Record<(typeof SYMBOLS)[number], string> = { blue: '#8cc4ff', yellow: '#f0cf5a', brown: '#d2a679', green: '#7fcf8c' };

/** The lowest attribute has the sign of any attribute with an arrow, as in the game. */
const SIGNS: Record<string, string> = { L: '↓' };

/** How much of each letter is in a bundle. */
function amounts(found: string): [letter: string, n: number][] {
  const counts = new Map<string, number>();
  for (const one of found.split(' ').filter(Boolean)) counts.set(one[0]!, (counts.get(one[0]!) ?? 0) + Number(one.slice(1) || 1));
  return [...counts];
}

/** A bundle such as "R R K2": every kind once, with its number. */
export function bundle(found: string): Mark[] {
  return amounts(found).map(([letter, n]) => {
    const told = `${n > 1 ? n : ''}${SIGNS[letter] ?? ''}`;
    return { icon: BUNDLE[letter] ?? 'plus', ...(told ? { n: told } : {}) };
  });
}

/** A bundle in words. */
export function bundleText(found: string): Text {
  const texts = amounts(found).map(([letter, n]) => ({ id: `deep-sea-gain-${letter.toLowerCase()}`, args: { n } }));
  return texts.length ? texts.reduceRight<Text | undefined>((b, a) => (b ? { id: 'deep-sea-gain-and', args: { a, b } } : a), undefined)! : { id: 'deep-sea-nothing', args: {} };
}

const WORDS: Record<string, (effect: Tree) => Mark[]> = {
  Gain: (effect) => bundle(String(effect['bundle'])),
  Travel: (effect) => [{ icon: 'vessel', ...(Number(effect['tech']) ? { n: `+${Number(effect['tech'])}` } : {}) }],
  Sonar: () => [{ icon: 'sonar' }],
  Dive: (effect) => [{ icon: 'dive', ...(Number(effect['n']) > 1 ? { n: String(effect['n']) } : {}) }],
  Conserve: (effect) => [{ icon: 'conserve', ...(Number(effect['less']) ? { n: `−${Number(effect['less'])}` } : {}) }],
  Publish: () => [{ icon: 'journal' }],
  Discover: (effect) => [{ icon: 'discover', n: effect['lo'] === effect['hi'] ? String(effect['lo']) : `${String(effect['lo'])}–${String(effect['hi'])}` }],
  Promote: () => [{ icon: 'promote' }],
  CopyCrew: () => [{ icon: 'person' }, { icon: 'plus' }],
  PayDisc: (effect) => [{ icon: 'disc', n: `−${String(effect['n'])}` }],
  LoseResearch: (effect) => [{ icon: 'science', n: `−${String(effect['n'])}` }],
  LoseToken: () => [{ icon: 'token', n: '−1' }],
  Alternatives: (effect) => (effect['parts'] as unknown[]).flatMap((part, at) => [...(at ? [{ icon: 'or' as const }] : []), ...marks(part)]),
  OneOf: (effect) => (effect['parts'] as unknown[]).flatMap((part, at) => [...(at ? [{ icon: 'or' as const }] : []), ...marks(part)]),
};

/** The icons of an effect, in the order of its parts. */
export function marks(effect: unknown): Mark[] {
  if (!isTree(effect)) return [];
  const word = WORDS[effect.is];
  if (word) return word(effect);
  if (Array.isArray(effect['parts'])) return effect['parts'].flatMap(marks);
  return isTree(effect['part']) ? marks(effect['part']) : [];
}

function side(found: unknown, when: IconName | undefined): Line[] {
  if (!isTree(found)) return [];
  const lines: Line[] = [];
  if (found['at_once']) lines.push({ when: when ?? 'plus', gives: marks(found['at_once']) });
  if (found['actions']) lines.push({ ...(when ? { when } : {}), gives: marks(found['actions']) });
  if (found['score']) lines.push({ when: when ?? 'final', gives: [...(when ? [{ icon: 'final' as const }] : []), { icon: 'point', n: '…' }] });
  return lines;
}

/** What one side of a crew member does; what it gives at once only as long as that is still to come. */
export function sideLines(piece: Piece, senior: boolean, hired: boolean): Line[] {
  return side(piece.data[senior ? 'senior' : 'junior'], undefined).filter((line) => !hired || line.when !== 'plus');
}

/** The name of the side that is up. */
export function sideName(piece: Piece, senior: boolean): Text {
  const promoted = senior && piece.texts.find((text) => text.id === 'deep-sea-line-senior');
  return promoted ? (promoted.args['name'] as Text) : piece.name;
}

/** The colours of a journal's symbols. */
function symbols(data: Piece['data']): (typeof SYMBOLS)[number][] {
  return (data['symbols'] as unknown[]).map((one) => SYMBOLS[number(one)] ?? 'blue');
}

/** The band of a small card: a journal shows all its symbols, one below the other. */
export function bands(piece: Piece): string {
  const colours = piece.kind === 'journals' ? symbols(piece.data).map((one) => COLOURS[one]) : [face(piece).band];
  const stops = colours.map((colour, n) => `${colour} ${(n / colours.length) * 100}% ${((n + 1) / colours.length) * 100}%`);
  return `linear-gradient(${stops.join(', ')})`;
}

export function face(piece: Piece): Face {
  const { data } = piece;
  const base = { word: '', number: '', lines: [] as Line[], final: [] as Mark[] };
  if (piece.kind === 'crew') {
    const tier = Number(data['tier']);
    return { ...base, icon: 'person', band: '#9bd6e4', number: tier ? String(tier) : '', lines: [...side(data['junior'], undefined), ...side(data['senior'], 'senior')] };
  }
  if (piece.kind === 'journals') {
    const lines: Line[] = [];
    if (data['you']) lines.push({ gives: marks(data['you']) });
    if (data['others']) lines.push({ when: 'person', gives: marks(data['others']) });
    if (data['space']) lines.push({ when: 'slot', gives: marks(data['space']) });
    const points = Number(data['points'] ?? 0);
    return { ...base, icon: 'journal', band: COLOURS[symbols(data)[0] ?? 'blue'], number: String(data['cost']), lines, final: points ? [{ icon: 'point', n: String(points) }] : [] };
  }
  if (piece.kind === 'dives' || piece.kind === 'tokens') {
    const lines: Line[] = [{ gives: [{ icon: 'science', n: String(data['research']) }, ...(data['effect'] ? [{ icon: 'or' as const }, ...marks(data['effect'])] : [])] }];
    return { ...base, icon: 'token', band: '#e0b04b', lines };
  }
  if (piece.kind === 'oceans') return { ...base, icon: 'discover', band: '#8ccfd9', number: String(data['depth']), lines: [{ when: 'discover', gives: marks(data['found']) }, ...(data['arrive'] ? [{ when: 'vessel' as const, gives: marks(data['arrive']) }] : [])] };
  return { ...base, icon: 'card', band: '#b9c4cc' };
}
