// The faces of the pieces of Flotilla, read from their effect trees.
import type { IconName } from '../../shared/icons';
import type { Face, Line, Mark, Piece } from '../../shared/face';
import { COLOURS, DEPTHS, GUILDS, PAINT, SIDES, type Side } from './table';

export interface Tree {
  is: string;
  [field: string]: unknown;
}

export const isTree = (found: unknown): found is Tree => typeof found === 'object' && found !== null && 'is' in found;
/** A number, or the value of an enumeration. */
export const number = (found: unknown): number => (isTree(found) ? Number(found['value']) : Number(found ?? 0));

const some = (icon: IconName, n: number): Mark => (n > 1 ? { icon, n: String(n) } : { icon });
const guild = (found: unknown): Mark[] => (isTree(found) ? [{ icon: GUILDS[number(found)] ?? 'person' }] : []);
const n = (effect: Tree): number => Number(effect['n'] ?? 1);
const bonus = (icon: IconName, found: unknown): Mark[] => (Number(found) ? [{ icon, n: `${Number(found) > 0 ? '+' : '−'}${Math.abs(Number(found))}` }] : []);
/** The drawn tiles give no toxicity. */
const clean = (effect: Tree): Mark[] => (effect['clean'] ? [{ icon: 'toxicity', n: '0' }] : []);
const parts = (effect: Tree): unknown[] => (Array.isArray(effect['parts']) ? effect['parts'] : []);

/** What is counted. */
const COUNTS: Record<string, IconName> = {
  Outposts: 'outpost',
  Sold: 'coin',
  Bought: 'coin',
  BuildSites: 'slot',
  Fleet: 'sail',
  StockColours: 'yellow',
  GuildCrew: 'person',
  BannerSeals: 'seal',
  DepletedTiles: 'depletion',
  FoundArtefacts: 'artefact',
  Buildings: 'building',
  Settlement: 'construct',
  Stations: 'sonar',
  DepthTiles: 'tile',
};

export function counted(count: unknown): IconName {
  if (!isTree(count)) return 'plus';
  return count.is === 'ColourTiles' ? (COLOURS[number(count['colour'])] ?? 'construct') : (COUNTS[count.is] ?? 'plus');
}

const WORDS: Record<string, (effect: Tree) => Mark[]> = {
  Money: (effect) => [{ icon: 'coin', n: String(n(effect)) }],
  Vp: (effect) => [{ icon: 'point', n: String(n(effect)) }],
  Resource: (effect) => [{ icon: 'yellow' }, { icon: 'or' }, some('blue', n(effect))],
  Toxicity: (effect) => [{ icon: 'toxicity', n: `+${n(effect)}` }],
  Cleanse: (effect) => [{ icon: 'toxicity', n: `−${n(effect)}` }],
  Purify: () => [{ icon: 'toxicity' }, { icon: 'upgrade' }],
  Survivor: (effect) => [some('survivor', n(effect))],
  Artefact: () => [{ icon: 'artefact' }],
  Dial: () => [{ icon: 'dial', n: '+1' }],
  Sonar: () => [{ icon: 'sonar', n: '+1' }],
  Ship: () => [{ icon: 'sail', n: '+1' }],
  Influence: (effect) => [some('influence', n(effect))],
  InfluenceIn: (effect) => [...guild(effect['guild']), some('influence', n(effect))],
  InfluenceDiff: (effect) => [{ icon: 'influence', n: `${n(effect)}≠` }],
  InfluenceSame: (effect) => [{ icon: 'influence', n: `${n(effect)}=` }],
  Seal: (effect) => [...guild(effect['guild']), { icon: 'seal' }],
  Recruit: (effect) => [...guild(effect['guild']), { icon: 'person', n: '+1' }],
  Trade: (effect) => [
    some('exchange', n(effect)),
    ...bonus('coin', effect['sell']),
    ...bonus('coin', effect['buy']),
    ...bonus('sail', effect['ship']),
    ...bonus('outpost', effect['outpost']),
    ...(effect['floating'] ? [{ icon: 'slot' as const, n: '+0' }] : []), // what it costs that no site is free
  ],
  Explore: (effect) => [{ icon: 'tile', n: `${String(effect['drawn'])}›${String(effect['placed'])}` }, ...clean(effect)],
  Draw: (effect) => [{ icon: 'tile', n: `+${n(effect)}` }, ...clean(effect)],
  DrawTile: () => [{ icon: 'tile', n: '+1' }],
  Build: (effect) => [some('construct', n(effect)), ...bonus('yellow', -Number(effect['discount'] ?? 0)), ...bonus('point', effect['bonus'])],
  Dive: (effect) => [{ icon: 'dive', n: DEPTHS.map((depth) => Number(effect[depth] ?? 0)).join('/') }, ...(effect['safe'] ? [{ icon: 'check' as const }] : [])],
  Research: (effect) => [{ icon: 'research', n: String(n(effect)) }, ...(Number(effect['reroll']) ? [{ icon: 'undo' as const, n: String(effect['reroll']) }] : [])],
  Sail: (effect) => [{ icon: 'sail', n: String(n(effect)) }],
  UnloadAll: () => [{ icon: 'harbour' }],
  Gather: () => [{ icon: 'gather' }],
  MaySwitch: () => [{ icon: 'skyside' }],
  Copy: () => [{ icon: 'copy' }],
  DiscardCrew: (effect) => [...guild(effect['guild']), { icon: 'card', n: `≤${n(effect)}` }, { icon: 'next' }, ...marks(effect['part'])],
  Retire: (effect) => [{ icon: 'retire' }, { icon: 'next' }, ...parts(effect).flatMap(marks)],
  Per: (effect) => {
    const per = { icon: counted(effect['count']), ...(Number(effect['every']) > 1 ? { n: String(effect['every']) } : {}) };
    return [per, { icon: 'next' }, ...marks(effect['part'])];
  },
  Either: (effect) => {
    const condition = isTree(effect['condition']) ? guild(effect['condition']['guild']) : [];
    return [...condition, { icon: 'next' }, ...marks(effect['part']), ...(effect['otherwise'] ? [{ icon: 'or' as const }, ...marks(effect['otherwise'])] : [])];
  },
};

/** The icons of an effect, in the order of its parts. */
export function marks(effect: unknown): Mark[] {
  if (!isTree(effect)) return [];
  const word = WORDS[effect.is];
  if (word) return word(effect);
  return isTree(effect['part']) ? marks(effect['part']) : parts(effect).flatMap(marks);
}

/** One side of a crew card: sail value or income, then its effects. */
export function sideLines(piece: Piece, side: Side): Line[] {
  const face = piece.data[side];
  if (!isTree(face)) return [];
  const points = Number(face['points']);
  const first: Line[] = points ? [{ gives: [{ icon: side === 'sinkside' ? 'sail' : 'coin', n: String(points) }] }] : [];
  return [...first, ...(face['effects'] as unknown[]).map((effect) => ({ gives: marks(effect) }))];
}

/** The guild of a crew card, for its band; Captain and Student belong to none, or to all. */
export function crewGuild(piece: Piece): number | undefined {
  const guilds = piece.data['guilds'] as unknown[];
  return guilds.length === 1 ? number(guilds[0]) : undefined;
}

export interface TileFace {
  colour: number;
  depth: number;
  toxicity: number;
  island: boolean;
  arc: number;
  pattern: string;
  cost: number;
  building: boolean;
  site: boolean;
  station: number;
}

export function tileFace(piece: Piece): TileFace {
  const { data } = piece;
  return {
    colour: number(data['colour']),
    depth: number(data['depth']),
    toxicity: Number(data['toxicity']),
    island: Boolean(data['island']),
    arc: number(data['arc']),
    pattern: String(data['pattern']),
    cost: Number(data['cost']),
    building: Boolean(data['building']),
    site: Boolean(data['site']),
    station: Number(data['station']),
  };
}

function tileLines(tile: TileFace): Line[] {
  const sea: Mark[] = [{ icon: 'tile', n: String(tile.depth) }];
  if (tile.toxicity) sea.push({ icon: 'toxicity', n: String(tile.toxicity) });
  if (tile.island) sea.push({ icon: 'slot' });
  if (tile.arc) sea.push({ icon: 'artefact' });
  const city: Mark[] = [{ icon: COLOURS[tile.colour] ?? 'yellow', n: `−${tile.cost}` }];
  if (tile.building) city.push({ icon: 'building' });
  if (tile.site) city.push({ icon: 'slot' });
  if (tile.station >= 0) city.push({ icon: 'sonar' });
  return [{ when: 'sinkside', gives: sea }, { when: 'skyside', gives: city }];
}

export function face(piece: Piece): Face {
  const { data } = piece;
  const base = { word: '', number: '', lines: [] as Line[], final: [] as Mark[] };
  if (piece.kind === 'crew') {
    const own = crewGuild(piece);
    const lines = SIDES.map((side): Line => ({ when: side, gives: sideLines(piece, side).flatMap((line) => line.gives) }));
    return { ...base, icon: own === undefined ? 'person' : GUILDS[own]!, band: own === undefined ? '#b9c4cc' : PAINT[own]!, number: Number(data['level']) ? `${piece.id}` : '', lines };
  }
  if (piece.kind === 'tiles') {
    const tile = tileFace(piece);
    return { ...base, icon: COLOURS[tile.colour] ?? 'yellow', band: PAINT[tile.colour] ?? '#b9c4cc', number: piece.id, lines: tileLines(tile) };
  }
  if (piece.kind === 'goals') {
    const lines = SIDES.map((side): Line => {
      const goal = data[side] as Tree;
      return { when: side, gives: [{ icon: 'point', n: (goal['values'] as number[]).join('/'), per: counted(goal['count']) }] };
    });
    return { ...base, icon: 'point', band: '#fff4d6', number: piece.id, lines };
  }
  if (piece.kind === 'artefacts') return { ...base, icon: 'artefact', band: PAINT[number(data['guild'])] ?? '#e0b04b', number: piece.id, lines: [{ gives: marks(data['reward']) }] };
  return { ...base, icon: 'card', band: '#b9c4cc' };
}
