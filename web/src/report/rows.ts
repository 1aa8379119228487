// The rows of a report's tables.
import { hash, isClear, PERCENT, type Change, type Data, type Figure, type Item } from './data';
import type { Cell, Row } from './SortTable.svelte';
import type { Writer } from './write';

const SIGNED: ReadonlySet<Figure> = new Set<Figure>(['score', 'win']);

/** The figures of an item that a table shows: those of pieces that options name have more. */
export const shown = (items: Item[]): Figure[] => [
  'share',
  ...(items.some((entry) => entry.offered) ? (['offered', 'uses'] as const) : []),
  'mean',
  'score',
  'chance',
  'win',
];

export function cell(item: Item | Change, figure: Figure, write: Writer, isChange = false): Cell {
  const estimate = item[figure];
  const signed = isChange || SIGNED.has(figure);
  const digits = figure === 'uses' ? 2 : 1;
  return { text: write.figure(estimate, PERCENT.has(figure), signed, digits), value: estimate?.mean ?? null, strong: signed && isClear(estimate) };
}

export function itemRows(data: Data, items: Item[], figures: Figure[], write: Writer): Row[] {
  const changed = new Set(data.changes?.changed);
  return items.map((entry) => ({
    key: entry.item,
    mark: changed.has(entry.item) ? write.say('changed') : undefined,
    cells: [{ text: write.label(entry.item), value: write.label(entry.item), link: hash(entry.item) }, ...figures.map((figure) => cell(entry, figure, write))],
  }));
}

export const CHANGES: Figure[] = ['share', 'offered', 'uses', 'mean', 'chance', 'score', 'win'];

export function changeRows(items: Change[], write: Writer): Row[] {
  return items.map((change) => ({
    key: `${change.group} ${change.item}`,
    mark: change.is_changed ? write.say('changed') : undefined,
    cells: [
      { text: `${write.label(change.item)} (${write.label(change.group)})`, value: write.label(change.item), link: hash(change.item) },
      ...CHANGES.map((figure) => cell(change, figure, write, true)),
    ],
  }));
}
