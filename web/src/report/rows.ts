// The rows of a report's tables.
import { hash, isClear, PERCENT, type Change, type Data, type Figure, type Item } from './data';
import type { Cell, Row } from './SortTable.svelte';
import type { Writer } from './write';

const SIGNED: ReadonlySet<Figure> = new Set<Figure>(['score', 'win']);

/** The figures of an item that a table shows: those of pieces that options name have more. */
export const shown = (items: Item[]): Figure[] => [
  'share',
  ...(items.some((one) => one.offered) ? (['offered', 'uses'] as const) : []),
  'mean',
  'score',
  'chance',
  'win',
];

export function cell(found: Item | Change, figure: Figure, write: Writer, isChange = false): Cell {
  const estimate = found[figure];
  const signed = isChange || SIGNED.has(figure);
  const digits = figure === 'uses' ? 2 : 1;
  return { text: write.figure(estimate, PERCENT.has(figure), signed, digits), value: estimate?.mean ?? null, strong: signed && isClear(estimate) };
}

export function itemRows(data: Data, items: Item[], figures: Figure[], write: Writer): Row[] {
  const changed = new Set(data.changes?.changed);
  return items.map((one) => ({
    key: one.item,
    mark: changed.has(one.item) ? write.say('changed') : undefined,
    cells: [{ text: write.label(one.item), value: write.label(one.item), link: hash(one.item) }, ...figures.map((figure) => cell(one, figure, write))],
  }));
}

export const CHANGES: Figure[] = ['share', 'offered', 'uses', 'mean', 'chance', 'score', 'win'];

export function changeRows(items: Change[], write: Writer): Row[] {
  return items.map((one) => ({
    key: `${one.group} ${one.item}`,
    mark: one.is_changed ? write.say('changed') : undefined,
    cells: [
      { text: `${write.label(one.item)} (${write.label(one.group)})`, value: write.label(one.item), link: hash(one.item) },
      ...CHANGES.map((figure) => cell(one, figure, write, true)),
    ],
  }));
}
