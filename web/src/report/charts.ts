// The pictures of a report, as Vega-Lite describes them. They know neither page nor colours.
import type { TopLevelSpec } from 'vega-lite';
import { isClear, strength, type Data, type Estimate, type Figure, type Item, PERCENT } from './data';
import type { Writer } from './write';

export interface Look {
  width: number;
  text: string;
  muted: string;
  grid: string;
  first: string;
  second: string;
  /** The sign of a number in the language of the report. */
  decimal: string;
  thousands: string;
}

type Layers = NonNullable<Extract<TopLevelSpec, { layer: unknown }>['layer']>;
type Row = Record<string, string | number | boolean | null>;

/** What all pictures share: as wide as there is room, text as on the page, nothing in the way. */
function drawn(look: Look, height: number, values: Row[], layer: unknown[]): TopLevelSpec {
  const axis = { labelColor: look.muted, titleColor: look.muted, gridColor: look.grid, domainColor: look.grid, tickColor: look.grid };
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width: look.width,
    height,
    autosize: { type: 'fit-x', contains: 'padding' },
    background: 'transparent',
    data: { values },
    layer: layer as Layers,
    config: {
      font: 'system-ui, sans-serif',
      locale: { number: { decimal: look.decimal, thousands: look.thousands, grouping: [3], currency: ['', ''] } },
      axis: { ...axis, labelLimit: Math.min(190, look.width * 0.42), titleFontWeight: 'normal', labelFontSize: 12 },
      legend: { labelColor: look.text, titleColor: look.muted, orient: 'top', symbolOpacity: 1, labelLimit: look.width - 60, labelFontSize: 12 },
      view: { stroke: null },
    },
  } as TopLevelSpec;
}

const colours = (look: Look, names: string[]) => ({ domain: names, range: [look.first, look.second] });

/** How the scores spread: winners among all, or before and now. */
export function scores(data: Data, write: Writer, look: Look): TopLevelSpec {
  const compared = data.sides.length > 1;
  const names = compared ? data.names : [write.say('everybody'), write.say('winners')];
  const most = data.sides.map((side) => side.scores.reduce((sum, score) => sum + score.seats, 0));
  const every = data.sides.flatMap((side) => side.scores.map((score) => score.score));
  const step = nice((Math.max(...every) - Math.min(...every)) / 24);
  const counted = new Map<string, number>();
  data.sides.forEach((side, n) => {
    for (const score of side.scores) {
      const bin = Math.floor(score.score / step) * step;
      const add = (name: string, seats: number) => counted.set(`${name}\n${bin}`, (counted.get(`${name}\n${bin}`) ?? 0) + seats / most[n]!);
      add(compared ? names[n]! : names[0]!, score.seats);
      if (!compared) add(names[1]!, score.winners);
    }
  });
  const values = [...counted].map(([key, share]) => {
    const [who, bin] = key.split('\n') as [string, string];
    return { who, from: Number(bin), to: Number(bin) + step, share };
  });
  return drawn(look, 200, values, [
    {
      mark: { type: 'bar', opacity: 0.65, binSpacing: 1 },
      encoding: {
        x: { field: 'from', type: 'quantitative', bin: { binned: true, step }, axis: { tickCount: 8 }, title: write.say('final-score') },
        x2: { field: 'to' },
        y: { field: 'share', type: 'quantitative', stack: null, title: write.say('share-of-seats'), axis: { format: '.0%', tickCount: 4 } },
        color: { field: 'who', type: 'nominal', title: null, scale: colours(look, names) },
        tooltip: [
          { field: 'who', title: ' ' },
          { field: 'from', title: write.say('final-score') },
          { field: 'share', format: '.1%', title: write.say('share-of-seats') },
        ],
      },
    },
  ]);
}

/** A step that people count in: 1, 2, 5, 10, 20, … */
export function nice(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return power * ([1, 2, 5, 10].find((digit) => digit * power >= least) ?? 10);
}

/** The score after each round: of winners and of others, or before and now. */
export function rounds(data: Data, write: Writer, look: Look): TopLevelSpec {
  const compared = data.sides.length > 1;
  const names = compared ? data.names : [write.say('winners'), write.say('others')];
  const values = data.sides.flatMap((side, n) =>
    side.rounds.flatMap((round) =>
      (compared ? [[names[n]!, round.everybody] as const] : [[names[0]!, round.winners] as const, [names[1]!, round.others] as const])
        .filter(([, found]) => found !== null)
        .map(([who, found]) => ({ who, round: round.round, ...(found as Estimate) })),
    ),
  );
  const x = { field: 'round', type: 'quantitative', title: write.say('round'), axis: { tickMinStep: 1, format: 'd' }, scale: { zero: false, nice: false } };
  const color = { field: 'who', type: 'nominal', title: null, scale: colours(look, names) };
  return drawn(look, 220, values, [
    { mark: { type: 'area', opacity: 0.25 }, encoding: { x, color, y: { field: 'low', type: 'quantitative', title: write.say('final-score') }, y2: { field: 'high' } } },
    {
      mark: { type: 'line', point: true },
      encoding: {
        x,
        color,
        y: { field: 'mean', type: 'quantitative', title: write.say('final-score') },
        tooltip: [
          { field: 'who', title: ' ' },
          { field: 'round', title: write.say('round') },
          { field: 'mean', format: '.1f', title: write.say('final-score') },
        ],
      },
    },
  ]);
}

/** Figures with their intervals, one below the other; a line stands where nothing would be. */
export function intervals(
  rows: { name: string; who: string; item: string; found: Estimate | null }[],
  figure: Figure,
  zero: number | null,
  title: string,
  names: string[],
  look: Look,
): TopLevelSpec {
  const factor = PERCENT.has(figure) ? 100 : 1;
  const values = rows.flatMap(({ name, who, item, found }) =>
    found ? [{ name, who, item, mean: factor * found.mean, low: factor * (found.low ?? found.mean), high: factor * (found.high ?? found.mean) }] : [],
  );
  const order = [...new Set(rows.map((row) => row.name))];
  const several = names.length > 1;
  const y = { field: 'name', type: 'nominal', sort: order, title: null };
  const shifted = several ? { yOffset: { field: 'who', sort: names } } : {};
  const color = several
    ? { field: 'who', type: 'nominal', title: null, sort: names, scale: colours(look, names) }
    : { value: look.first };
  const tooltip = [
    { field: 'name', title: ' ' },
    { field: 'mean', format: '.1f', title },
    { field: 'low', format: '.1f', title: '2.5 %' },
    { field: 'high', format: '.1f', title: '97.5 %' },
  ];
  const nothing = { mark: { type: 'rule', color: look.muted, strokeDash: [4, 3] }, encoding: { x: { datum: factor * (zero ?? 0), type: 'quantitative', title, scale: { zero: false } } } };
  return drawn(look, order.length * (several ? 36 : 24), values, [
    ...(zero === null ? [] : [nothing]),
    { mark: { type: 'rule', strokeWidth: 2 }, encoding: { y, ...shifted, color, x: { field: 'low', type: 'quantitative', title, scale: { zero: false } }, x2: { field: 'high' } } },
    { mark: { type: 'point', filled: true, size: 60, cursor: 'pointer' }, encoding: { y, ...shifted, color, tooltip, x: { field: 'mean', type: 'quantitative', title } } },
  ]);
}

/** How many seats were offered each piece, and how many had it; a click opens its page. */
export function offered(items: Item[], write: Writer, look: Look): TopLevelSpec {
  const values = items.flatMap((item) =>
    item.offered
      ? [{ item: item.item, name: write.label(item.item), group: write.label(item.group), offered: item.offered.mean, had: item.share?.mean ?? 0, uses: item.uses?.mean ?? 0 }]
      : [],
  );
  return drawn(look, 240, values, [
    {
      mark: { type: 'point', filled: true, opacity: 0.75, cursor: 'pointer', color: look.first },
      encoding: {
        x: { field: 'offered', type: 'quantitative', title: write.say('offered'), axis: { format: '.0%', tickCount: 5 } },
        y: { field: 'had', type: 'quantitative', title: write.say('share'), axis: { format: '.0%', tickCount: 5 } },
        size: { field: 'uses', type: 'quantitative', title: write.say('uses'), scale: { range: [20, 220] }, legend: { tickCount: 3, symbolFillColor: look.first } },
        tooltip: [
          { field: 'name', title: ' ' },
          { field: 'offered', format: '.1%', title: write.say('offered') },
          { field: 'had', format: '.1%', title: write.say('share') },
          { field: 'uses', format: '.2f', title: write.say('uses') },
        ],
      },
    },
  ]);
}

/** The items that say most about winning: those whose interval is farthest from zero. */
export function extremes(items: Item[], most: number): Item[] {
  return items
    .filter((item) => isClear(item.win))
    .sort((item, other) => strength(other.win) - strength(item.win))
    .slice(0, most)
    .sort((item, other) => (other.win?.mean ?? 0) - (item.win?.mean ?? 0));
}
