// What the laboratory puts into a report (src/pelagia/cli/html.py writes it).
export interface Estimate {
  mean: number;
  low: number | null;
  high: number | null;
}

export type Figure = 'share' | 'mean' | 'chance' | 'score' | 'win' | 'offered' | 'uses';

export interface Item extends Record<Figure, Estimate | null> {
  group: string;
  item: string;
  had: number;
}

export interface Change extends Record<Figure, Estimate | null> {
  group: string;
  item: string;
  is_changed: boolean;
}

export interface Round {
  round: number;
  games: number;
  everybody: Estimate;
  winners: Estimate | null;
  others: Estimate | null;
}

export interface Side {
  players: number;
  games: number;
  figures: { name: string; count: number; mean: Estimate }[];
  items: Item[];
  never: Item[];
  without: { item: string; pairs: number; kept: Estimate | null; score: Estimate | null; win: Estimate | null }[];
  rounds: Round[];
  scores: { score: number; seats: number; winners: number }[];
}

export interface Data {
  locale: string;
  title: string;
  about: string[];
  words: Record<string, string>;
  /** Names of items, groups and figures, in the language of the report. */
  labels: Record<string, string>;
  /** What pieces do, in words, for each side. */
  texts: Record<string, string[]>[];
  /** One, or before and now. */
  sides: Side[];
  /** What the sides are called. */
  names: string[];
  changes: {
    figures: { name: string; before: Estimate; now: Estimate; change: Estimate }[];
    items: Change[];
    changed: string[];
  } | null;
}

/** Shares are told in percent. */
export const PERCENT: ReadonlySet<Figure> = new Set<Figure>(['share', 'chance', 'win', 'offered']);

/** Whether an interval keeps clear of zero. */
export const isClear = (estimate: Estimate | null | undefined) =>
  estimate != null && estimate.low !== null && estimate.high !== null && (estimate.low > 0 || estimate.high < 0);

export const strength = (estimate: Estimate | null | undefined) =>
  estimate && estimate.low !== null && estimate.high !== null ? Math.max(0, estimate.low, -estimate.high) : 0;

/** Where an item has its page. */
export const hash = (item: string) => `#item=${encodeURIComponent(item)}`;
export const itemOf = (address: string) => (address.startsWith('#item=') ? decodeURIComponent(address.slice(6)) : '');
