// A picture of a result, to keep or to share: the ranking with points by source. It says nothing of where the table is.
import { SEAT_COLOURS, SEAT_SHAPES } from './seats';
import { bar, longest, pointsOf, sourceColour, sum } from './tally';
import type { Colour, Source } from './wire';

/** What is in it, in words. */
export interface Result {
  game: string;
  date: string;
  /** What is special about this game: options, scenario, mode. */
  mode: string[];
  headline: string;
  /** From first to last. */
  rows: { seat: number; name: string; colour: Colour; place: string; won: boolean }[];
  /** A team has one result: what it is called, and its points. */
  team: { name: string; points: number } | undefined;
  tally: readonly Source[];
  /** What each source is called. */
  sources: string[];
}

type Face = 'title' | 'plain' | 'bold';
interface Words {
  words: string;
  x: number;
  y: number;
  size: number;
  face: Face;
  fill: string;
  end?: boolean;
  /** The room it has; longer words are cut. */
  wide?: number;
}
interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
  fill: string;
  round: number;
}
interface Shape {
  d: string;
  x: number;
  y: number;
  scale: number;
  fill?: string;
  stroke?: string;
  line?: number;
}
export type Item = Words | Box | Shape;
export interface Picture {
  width: number;
  height: number;
  items: Item[];
}
/** How wide words are. */
export type Measure = (words: string, size: number, face: Face) => number;

const [WIDTH, EDGE] = [1200, 56];
const ROOM = WIDTH - 2 * EDGE;
const [TEXT, MUTED, PEARL, DEEP, LINE] = ['#eaf6f8', '#a9c9d2', '#fff4d6', '#06202f', 'rgb(140 207 217 / 28%)'];
const FACES: Record<Face, string> = { title: "'Figures', 'Marcellus', serif", plain: "'Inter Variable', sans-serif", bold: "'Inter Variable', sans-serif" };
const font = (size: number, face: Face): string => `${face === 'bold' ? 650 : 400} ${size}px ${FACES[face]}`;

/** Words in as many lines as they need. */
export function wrap(words: string, size: number, face: Face, wide: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer, size, face) <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const mark = (colour: Colour, x: number, y: number, scale: number): Shape => ({ d: SEAT_SHAPES[colour], x, y, scale, fill: SEAT_COLOURS[colour], stroke: DEEP, line: 1.8 });

/** The sign of Pelagia and its name, at the right edge. */
function sign(y: number, measure: Measure): Item[] {
  const x = WIDTH - EDGE - measure('Pelagia', 24, 'title') - 44;
  const scale = 34 / 32;
  return [
    { d: 'M5 21a11 11 0 0 1 22 0z', x, y: y - 26, scale, fill: '#2f8fa6', stroke: '#dff3f5', line: 1.6 },
    { d: 'M13 15.500a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z', x, y: y - 26, scale, fill: PEARL },
    { d: 'M2 25h28', x, y: y - 26, scale, stroke: '#5ce1e6', line: 2 },
    { words: 'Pelagia', x: WIDTH - EDGE, y, size: 24, face: 'title', fill: TEXT, end: true },
  ];
}

function ranking({ rows, tally }: Result, top: number): Item[] {
  const [high, from, to] = [60, 446, WIDTH - EDGE - 110];
  const most = longest(tally, rows);
  return rows.flatMap(({ seat, name, colour, place, won }, at) => {
    const y = top + at * high;
    const points = pointsOf(tally, seat);
    const { pieces, lost } = bar(points, most);
    let x = from;
    const boxes = pieces.map(({ at, wide }): Box => {
      const piece = { x, y: y - 4, wide: (wide / 100) * (to - from) - 2, high: 28, fill: sourceColour(at), round: 3 };
      x += piece.wide + 2;
      return piece;
    });
    const gone = (lost / 100) * (to - from);
    return [
      { words: place, x: EDGE, y: y + 20, size: 26, face: 'bold', fill: PEARL, wide: 44 },
      mark(colour, EDGE + 66, y + 10, 1.35),
      { words: name, x: EDGE + 96, y: y + 20, size: 28, face: won ? 'bold' : 'plain', fill: TEXT, wide: from - EDGE - 116 },
      { x: from, y: y - 4, wide: to - from, high: 28, fill: 'rgb(3 15 28 / 55%)', round: 6 },
      ...boxes,
      ...(gone ? [{ x: x - gone, y: y - 4, wide: gone, high: 28, fill: 'rgb(255 107 94 / 85%)', round: 3 }] : []),
      { words: String(sum(points)), x: WIDTH - EDGE, y: y + 22, size: 36, face: 'bold', fill: won ? PEARL : TEXT, end: true },
    ] satisfies Item[];
  });
}

function table({ rows, tally, sources }: Result, top: number): Item[] {
  const [high, column] = [38, 104];
  const at = (place: number): number => WIDTH - EDGE - (rows.length - 1 - place) * column;
  const heads = rows.map(({ colour }, place) => mark(colour, at(place) - 10, top, 1));
  const lines = tally.flatMap((source, n) => {
    const y = top + (n + 1) * high;
    const numbers = rows.map(({ seat }, place): Words => ({ words: String(source.points[seat] ?? 0).replace('-', '−'), x: at(place), y: y + 8, size: 23, face: 'plain', fill: source.points[seat] ? TEXT : MUTED, end: true }));
    return [
      { x: EDGE, y: y - high / 2, wide: ROOM, high: 1, fill: LINE, round: 0 },
      { x: EDGE, y: y - 8, wide: 16, high: 16, fill: sourceColour(n), round: 4 },
      { words: sources[n]!, x: EDGE + 28, y: y + 8, size: 23, face: 'plain', fill: TEXT, wide: at(0) - EDGE - 28 - 70 },
      ...numbers,
    ] satisfies Item[];
  });
  return [...heads, ...lines];
}

/** Where everything is. */
export function layout(result: Result, measure: Measure): Picture {
  const headline = wrap(result.headline, 34, 'title', ROOM, measure);
  const mode = result.mode.length ? wrap(result.mode.join(' · '), 22, 'plain', ROOM, measure) : [];
  let y = 96;
  const items: Item[] = [
    { words: result.game, x: EDGE, y, size: 54, face: 'title', fill: PEARL, wide: ROOM - 330 },
    { words: result.date, x: WIDTH - EDGE, y, size: 24, face: 'plain', fill: MUTED, end: true },
  ];
  for (const words of mode) items.push({ words, x: EDGE, y: (y += 36), size: 22, face: 'plain', fill: MUTED });
  y += 18;
  for (const words of headline) items.push({ words, x: EDGE, y: (y += 44), size: 34, face: 'title', fill: TEXT });
  y += 56;
  items.push(...ranking(result, y));
  y += result.rows.length * 60;
  if (result.team) {
    const { name, points } = result.team;
    items.push({ words: name, x: EDGE, y: y + 20, size: 28, face: 'bold', fill: PEARL }, { words: String(points), x: WIDTH - EDGE, y: y + 22, size: 36, face: 'bold', fill: PEARL, end: true });
    y += 60;
  }
  y += 16;
  items.push(...table(result, y));
  y += (result.tally.length + 1) * 38 + 40;
  items.push(...sign(y, measure));
  return { width: WIDTH, height: y + 40, items };
}

/** Words cut to the room that they have. */
export function cut(words: string, wide: number, measure: (words: string) => number): string {
  if (measure(words) <= wide) return words;
  let end = words.length;
  while (end > 1 && measure(`${words.slice(0, end)}…`) > wide) end -= 1;
  return `${words.slice(0, end).trimEnd()}…`;
}

function paint(draw: CanvasRenderingContext2D, item: Item): void {
  if ('words' in item) {
    draw.font = font(item.size, item.face);
    draw.textAlign = item.end ? 'right' : 'left';
    draw.fillStyle = item.fill;
    draw.fillText(item.wide ? cut(item.words, item.wide, (words) => draw.measureText(words).width) : item.words, item.x, item.y);
  } else if ('d' in item) {
    draw.save();
    draw.translate(item.x, item.y);
    draw.scale(item.scale, item.scale);
    const path = new Path2D(item.d);
    draw.lineWidth = item.line ?? 0;
    draw.lineJoin = draw.lineCap = 'round';
    if (item.fill) (draw.fillStyle = item.fill), draw.fill(path);
    if (item.stroke) (draw.strokeStyle = item.stroke), draw.stroke(path);
    draw.restore();
  } else {
    draw.fillStyle = item.fill;
    draw.beginPath();
    draw.roundRect(item.x, item.y, Math.max(0, item.wide), item.high, item.round);
    draw.fill();
  }
}

/** Light from above, as everywhere here. */
function water(draw: CanvasRenderingContext2D, width: number, height: number): void {
  const depth = draw.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [[0, '#12566f'], [0.35, '#0a3550'], [0.75, '#061e33'], [1, '#030f1c']] as const) depth.addColorStop(at, colour);
  draw.fillStyle = depth;
  draw.fillRect(0, 0, width, height);
  const light = draw.createLinearGradient(0, 0, 0, height * 0.8);
  light.addColorStop(0, 'rgb(223 243 245 / 8%)');
  light.addColorStop(1, 'rgb(223 243 245 / 0%)');
  draw.fillStyle = light;
  for (const [from, to, shift] of [[60, 190, -120], [420, 640, -60], [830, 930, 60], [1010, 1150, 120]] as const)
    draw.fill(new Path2D(`M${from} 0H${to}L${to + shift + 60} ${height * 0.8}H${from + shift - 60}z`));
}

/** The picture as a file. */
export async function png(result: Result): Promise<Blob> {
  const text = JSON.stringify(result);
  await Promise.all((['title', 'plain', 'bold'] as const).map((face) => document.fonts.load(font(24, face), text)));
  const canvas = document.createElement('canvas');
  const draw = canvas.getContext('2d')!;
  const measure: Measure = (words, size, face) => {
    draw.font = font(size, face);
    return draw.measureText(words).width;
  };
  const { width, height, items } = layout(result, measure);
  [canvas.width, canvas.height] = [width, height];
  water(draw, width, height);
  for (const item of items) paint(draw, item);
  return new Promise((done, failed) => canvas.toBlob((file) => (file ? done(file) : failed(new Error('no picture'))), 'image/png'));
}
