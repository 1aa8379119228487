// The faces of New Eden's cards, read from their effect trees.
import type { IconName } from '../../shared/icons';
import type { Face, Line, Mark, Piece } from '../../shared/face';

export type Group = 'crab' | 'mussel' | 'kraken' | 'yard' | 'oxygen' | 'research';
/** In the order of the engine's numbers. */
export const GROUPS: readonly Group[] = ['crab', 'mussel', 'kraken', 'yard', 'oxygen', 'research'];

/** Light colours: the words on them are dark in every theme. */
export const BANDS: Record<Group, string> = {
  crab: '#e8b854',
  mussel: '#f3e3bd',
  kraken: '#7cc98a',
  yard: '#b9c4cc',
  oxygen: '#9bd6e4',
  research: '#9bbcff',
};

interface Tree {
  is: string;
  [field: string]: unknown;
}

const isTree = (found: unknown): found is Tree => typeof found === 'object' && found !== null && 'is' in found;

export function groupOf(piece: Piece): Group {
  return group(piece.data['group']);
}

export function slotsOf(piece: Piece | undefined): number {
  return Number(piece?.data['slots'] ?? 0);
}

export function bottlesOf(piece: Piece | undefined): number[] {
  return (piece?.data['bottles'] as number[] | undefined) ?? [];
}

function group(found: unknown): Group {
  return GROUPS[isTree(found) ? Number(found['value']) : 0] ?? 'crab';
}

const WORDS: Record<string, IconName> = {
  Coins: 'coin',
  Points: 'point',
  Damage: 'damage',
  Repair: 'repair',
  Deeples: 'deeple',
  Gift: 'coin',
};

/** A number of a card: plain, or counted in the game. */
function counted(icon: IconName, n: unknown, sign = ''): Mark {
  if (typeof n === 'number') return { icon, n: `${n < 0 ? '−' : sign}${Math.abs(n)}` };
  if (isTree(n) && n.is === 'Times') return { ...counted(icon, n['number']), n: String(n['factor']) };
  if (isTree(n)) return { icon, n: '1', per: n.is === 'Staffed' ? 'staffed' : group(n['group']) };
  return { icon };
}

/** What a counted number counts, beside the icon that says so: staffed crabs, own shipyards. */
function what(n: unknown): Mark[] {
  if (isTree(n) && n.is === 'Times') return what(n['number']);
  return isTree(n) && n.is === 'Staffed' ? [{ icon: group(n['group']) }] : [];
}

/** The icons of an effect, in the order of its parts. */
export function marks(effect: unknown): Mark[] {
  if (!isTree(effect)) return [];
  if (effect.is === 'Others') return [{ icon: 'person', n: '…' }, ...marks(effect['part'])];
  if (Array.isArray(effect['parts'])) return effect['parts'].flatMap(marks);
  if (isTree(effect['part'])) return marks(effect['part']);
  const icon = WORDS[effect.is];
  return icon ? [counted(icon, effect['n'])] : [];
}

function passive(found: unknown): Line[] {
  if (!isTree(found)) return [];
  const gives: Mark[] = [];
  if (found['coins']) gives.push(counted('coin', found['coins'], '+'));
  if (found['points']) gives.push(counted('point', found['points'], '+'));
  if (found['less_damage']) gives.push(counted('damage', -Number(found['less_damage'])));
  return gives.length ? [{ when: 'plant', gives }] : [];
}

function final(found: unknown): Mark[] {
  if (!isTree(found)) return [];
  const said: Mark[] = [];
  if (found['points']) said.push(counted('point', found['points']), ...what(found['points']));
  if (found['forward']) said.push(counted('forward', found['forward']));
  if (found['back']) said.push(counted('back', found['back']));
  if (isTree(found['ignores_back'])) said.push({ icon: group(found['ignores_back']) }, { icon: 'back', n: '0' });
  return said;
}

export function face(piece: Piece): Face {
  const { data } = piece;
  const kind = groupOf(piece);
  const base = { word: `new-eden-board-short-${kind}`, icon: kind, band: BANDS[kind], number: piece.id };
  if (piece.kind === 'bonus') {
    const gives: Mark[] = [data['points'] ? { icon: 'point', n: '2', per: kind } : { icon: 'coin', n: '1', per: kind }];
    return { ...base, lines: [{ gives }], final: [] };
  }
  const lines: Line[] = [];
  const slots = slotsOf(piece);
  if (data['on_use']) lines.push({ needs: [{ icon: 'slot', times: slots }], gives: marks(data['on_use']) });
  const bottles = bottlesOf(piece);
  if (bottles.length) lines.push({ gives: bottles.map((n) => ({ icon: 'bottle', n: String(n) })) });
  if (data['on_place']) lines.push({ gives: marks(data['on_place']) });
  lines.push(...passive(data['passive']));
  return { ...base, lines, final: final(data['final']) };
}
