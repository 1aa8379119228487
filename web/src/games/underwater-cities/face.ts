// The faces of the pieces of Underwater Cities, read from their effect trees.
import type { IconName } from '../../shared/icons';
import type { Face, Line, Mark, Piece } from '../../shared/face';

interface Tree {
  is: string;
  [field: string]: unknown;
}

export const isTree = (found: unknown): found is Tree => typeof found === 'object' && found !== null && 'is' in found;
export const number = (found: unknown): number => (isTree(found) ? Number(found['value']) : Number(found ?? 0));

/** In the order of the engine's numbers. */
export const GOODS: readonly IconName[] = ['kelp', 'steelplast', 'science', 'coin', 'biomass', 'point'];
export const KINDS: readonly IconName[] = [
  'slot', 'farm', 'desalination', 'laboratory', 'tunnel', 'city', 'symbiotic', 'city', 'building', 'structure', 'structure',
];
export const TYPES = ['instant', 'permanent', 'action', 'production', 'final'] as const satisfies readonly IconName[];
export const COLOURS = ['none', 'yellow', 'red', 'green'] as const;
/** Light colours: the words on them are dark in every theme. */
export const BANDS: Record<(typeof COLOURS)[number], string> = { none: '#b9c4cc', yellow: '#f0cf5a', red: '#f08a7a', green: '#7fcf8c' };

/** So much of each. */
export function goods(found: unknown, sign = ''): Mark[] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((n: number, at) => (n ? [{ icon: GOODS[at]!, n: n < 0 ? `−${-n}` : `${sign}${n}` }] : []));
}

/** What a number counts. */
function counted(found: unknown): Mark[] {
  if (!isTree(found)) return [];
  if (isTree(found['number'])) return counted(found['number']);
  if (Array.isArray(found['parts'])) return found['parts'].flatMap(counted);
  if (found.is === 'Metro') return [{ icon: 'metropolis' }];
  if (found.is === 'PaidSpecials') return [{ icon: 'special' }];
  if (found.is === 'Claimed') return [{ icon: TYPES[number(found['type'])]! }];
  if (found.is === 'FullCity') return [{ icon: 'city' }, { icon: 'farm' }, { icon: 'desalination' }, { icon: 'laboratory' }];
  const upgraded: Mark[] = ['Up', 'AnyUp', 'MostUp', 'PairCity'].includes(found.is) ? [{ icon: 'upgrade' }] : [];
  return [{ icon: 'kind' in found ? KINDS[number(found['kind'])]! : 'structure' }, ...upgraded];
}

/** How many of them make one. */
function size(found: unknown): string | undefined {
  return isTree(found) && found.is === 'Share' ? String(found['size']) : undefined;
}

function needs(condition: unknown): Mark[] {
  if (!isTree(condition)) return [];
  if (condition.is === 'OnStep') return [{ icon: 'step', n: String(condition['space']) }];
  const [first, ...rest] = counted(condition['number']);
  return first ? [{ ...first, n: String(condition['least']) }, ...rest] : [];
}

/** The icons of an effect, in the order of its parts. */
export function marks(effect: unknown): Mark[] {
  if (!isTree(effect)) return [];
  const word = WORDS[effect.is];
  if (word) return word(effect);
  if (Array.isArray(effect['parts'])) return effect['parts'].flatMap(marks);
  return isTree(effect['part']) ? marks(effect['part']) : [];
}

const some = (n: unknown): { n?: string } => (Number(n) > 1 ? { n: String(n) } : {});
const kind = (effect: Tree): Mark => ({ icon: KINDS[number(effect['kind'])]! });

const WORDS: Record<string, (effect: Tree) => Mark[]> = {
  Gain: (effect) => goods(effect['goods']),
  OneOf: (effect) => (effect['parts'] as unknown[]).flatMap((part, at) => [...(at ? [{ icon: 'or' as const }] : []), ...marks(part)]),
  GainDifferent: (effect) => [{ icon: 'plus', n: String(effect['n']) }, { icon: 'exchange' }],
  Draw: (effect) => [{ icon: 'card', n: String(effect['n']) }],
  Look: (effect) => [{ icon: 'eye', n: String(effect['n']) }, { icon: 'card', n: String(effect['keep']) }],
  Special: () => [{ icon: 'special' }],
  Advance: (effect) => [{ icon: 'step', n: String(effect['n']) }],
  UseAction: (effect) => [{ icon: 'action', ...some(effect['n']) }],
  Ready: (effect) => [{ icon: 'ready' }, { icon: 'action', ...some(effect['n']) }],
  Perform: () => [{ icon: 'clone' }],
  MetropolisTile: () => [{ icon: 'metropolis' }],
  HandLimit: (effect) => [{ icon: 'hand', n: `+${String(effect['n'])}` }],
  TakeProduction: () => [{ icon: 'upgrade' }, { icon: 'production' }],
  ConvertCity: (effect) => [...goods(effect['cost'], '−'), { icon: 'city' }, { icon: 'symbiotic' }],
  ExchangeAmong: (effect) => [{ icon: 'exchange' }, ...(effect['resources'] as unknown[]).map((one) => ({ icon: GOODS[number(one)]! }))],
  Build: (effect) => [{ icon: 'plus' }, kind(effect), ...goods(effect['less'], '−')],
  Upgrade: (effect) => [{ icon: 'upgrade' }, kind(effect)],
  Repeat: (effect) => [...marks(effect['part']), { icon: 'next', n: `${String(effect['lo'])}–${String(effect['hi'])}` }],
  Whole: (effect) => [...marks(effect['first']), ...marks(effect['then'])],
  Pay: (effect) => [...goods((effect['costs'] as unknown[])[0], '−'), ...marks(effect['part'])],
  When: (effect) => [...needs(effect['condition']), { icon: 'next' }, ...marks(effect['part'])],
  Per: (effect) => [...marks(effect['part']), ...per(effect['number'])],
  Less: (effect) => [kind(effect), ...goods(effect['goods'], '−'), ...(effect['own'] ? [{ icon: 'minus' as const, n: String(effect['own']) }] : [])],
  OnSpace: (effect) => [{ icon: 'clone', n: String(effect['space']) }, ...marks(effect['change']), ...goods(effect['less'], '−')],
  UpgradePrice: (effect) => [{ icon: 'upgrade' }, kind(effect), ...goods(effect['alt'], '−')],
  AlterOne: (effect) => [kind(effect), { icon: GOODS[number(effect['resource'])]!, n: '−1' }, { icon: 'next' }, ...marks(effect['part'])],
  ConvertProduced: (effect) => [{ icon: GOODS[number(effect['resource'])]!, n: '−1' }, { icon: 'next' }, ...marks(effect['part'])],
  Score: (effect) => [{ icon: 'point', n: points(effect['n']) }, ...per(effect['n'])],
  HandIn: (effect) => [...goods(effect['cost'], '−'), { icon: 'next' }, { icon: 'point', n: String(effect['points']) }],
};

function per(found: unknown): Mark[] {
  const [first, ...rest] = counted(found);
  const n = size(isTree(found) && found.is === 'Times' ? found['number'] : found);
  return first ? [{ icon: 'next' }, { ...first, ...(n ? { n } : {}) }, ...rest] : [];
}

function points(found: unknown): string {
  if (!isTree(found)) return String(found);
  return found.is === 'Times' ? String(found['factor']) : found.is === 'Table' ? '…' : '1';
}

function happening(found: unknown): IconName {
  return isTree(found) ? (HAPPENINGS[number(found['what'])] ?? 'instant') : 'instant';
}

/** By the numbers of the engine's events. */
const HAPPENINGS: readonly IconName[] = [
  'card', 'clone', 'clone', 'plus', 'plus', 'upgrade', 'tunnel', 'upgrade', 'step', 'step', 'metropolis', 'action', 'special', 'clock',
];

function line(effect: unknown): Line {
  if (!isTree(effect)) return { gives: [] };
  if (effect.is === 'On') return { when: happening(effect['event']), gives: marks(effect['part']) };
  if (effect.is === 'OncePerTurn') return { when: 'clock', gives: marks(effect['part']) };
  if (effect.is === 'When') return { needs: needs(effect['condition']), gives: marks(effect['part']) };
  if (effect.is === 'Pay') return { needs: goods((effect['costs'] as unknown[])[0]), gives: marks(effect['part']) };
  return { gives: marks(effect) };
}

export function face(piece: Piece): Face {
  const { data } = piece;
  if (piece.kind === 'cards') return card(piece);
  if (piece.kind === 'spaces') {
    const band = BANDS[COLOURS[number(data['colour'])] ?? 'none'];
    return { word: '', icon: 'clone', band, number: piece.id, lines: [line(data['effect'])], final: [] };
  }
  if (piece.kind === 'metropolises') {
    const lines: Line[] = [];
    if (data['instant']) lines.push({ when: 'instant', gives: marks(data['instant']) });
    if (goods(data['production']).length) lines.push({ when: 'production', gives: goods(data['production']) });
    const final: Mark[] = data['final'] ? [{ icon: 'point', n: points(data['final']) }, ...per(data['final'])] : [];
    return { word: '', icon: 'metropolis', band: data['blue'] ? '#9bbcff' : '#d9b48a', number: piece.id, lines, final };
  }
  if (piece.kind === 'contracts') {
    const criteria = (data['criteria'] as unknown[]).flatMap(needs);
    return { word: '', icon: 'contract', band: '#f3e3bd', number: piece.id, lines: [{ needs: criteria, gives: (data['reward'] as unknown[]).flatMap(marks) }], final: [] };
  }
  return { word: '', icon: 'structure', band: '#9bd6e4', number: '', lines: [], final: [] };
}

function card(piece: Piece): Face {
  const { data } = piece;
  const type = TYPES[number(data['type'])] ?? 'instant';
  const colour = COLOURS[number(data['colour'])] ?? 'none';
  const lines = (data['effects'] as unknown[]).map(line);
  const cost = Number(data['cost'] ?? 0);
  if (cost && lines[0]) lines[0] = { ...lines[0], needs: [{ icon: 'coin', n: String(cost) }, ...(lines[0].needs ?? [])] };
  const n = Number(data['number']);
  return { word: `underwater-cities-page-type-${type}`, icon: type, band: BANDS[colour], number: n ? String(n) : '', lines: type === 'final' ? [] : lines, final: type === 'final' ? lines.flatMap((one) => one.gives) : [] };
}
