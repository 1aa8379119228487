// Words: the same Fluent catalogues as server and terminal, rendered here.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Text } from './wire';

export const LANGUAGES = ['en', 'de', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALES: Record<Language, string> = { en: 'en', de: 'de', pt: 'pt-BR' };
const NOTHING = '–';

// Read when they are needed, one language and one game at a time; the bundler makes one file of each (vite.config.ts).
const sources = import.meta.glob<string>(
  ['../../../src/pelagia/text/{en,de,pt}/*.ftl', '!../../../src/pelagia/text/*/{cli,terminal,*content,*lab}.ftl'],
  { query: '?raw', import: 'default' },
);
const COMMON = ['core', 'page', 'server'];

/** The language and the game of a catalogue; no game: what all pages need. */
function belongs(path: string): [language: string, game: string] {
  const [, language, name] = /([a-z]+)\/([a-z-]+)\.ftl$/.exec(path)!;
  return [language!, COMMON.includes(name!) ? '' : name!.replace(/-(board|cards|page|lesson)$/, '')];
}

/** Who and what a text speaks of: names of seats and of pieces of content. */
export interface Names {
  seat?: (seat: number) => string;
  piece?: (id: string) => Text | undefined;
  /** Wraps the name of a seat or piece, so that it can be found again in the sentence. */
  mark?: (kind: 'seat' | 'piece', id: string, name: string) => string;
}

/** A text inside another one, rendered when the outer message asks for it. */
class Inner extends FluentType<Text> {
  constructor(
    text: Text,
    readonly names: Names,
  ) {
    super(text);
  }

  form(attribute = ''): string {
    return form(this.value, attribute, this.names);
  }

  toString(_scope: Scope): string {
    return this.form();
  }
}

type Argument = FluentVariable | FluentType<unknown> | Inner;

let coded = false; // while a text is rendered with the codes of what it names
let drawn = false; // while it is rendered in parts, some of which are icons
const [BEGIN, MIDDLE, END, CODE] = ['\uE000', '\uE001', '\uE002', '\uE003'];
const LEFT_OUT = / ?\(?\uE003\)?/g;

// The five functions of our catalogues; src/pelagia/text/catalogue.py says what they mean.
const functions = {
  FORM: ([value, attribute]: Argument[]) => (value instanceof Inner ? value.form(String(attribute)) : value),
  COUNT: ([value]: Argument[]) => {
    if (!(value instanceof Inner)) return value;
    let [factor, text] = [1, value.value];
    while (text.id === 'core-times') {
      factor *= Number(text.args['factor']);
      text = text.args['number'] as Text;
    }
    return new FluentNumber(factor);
  },
  PER: ([value]: Argument[]) => (value instanceof Inner ? ` ${value.form('per')}` : ''),
  ICON: ([icon, n]: Argument[]) => (!drawn ? '' : icon === undefined ? END : `${BEGIN}i${String(icon)} ${n === undefined ? '' : bare(n)}${MIDDLE}`),
  CODE: (parts: Argument[]) => (coded ? parts.map((part) => bare(part)).join('') : CODE),
};

const bare = (arg: Argument): string => String(arg instanceof FluentType ? arg.value : arg);

/** Catalogues that have been read. */
const bundles: Partial<Record<Language, FluentBundle>> = {};
const read = new Set<string>(); // "de/", "de/new-eden"
const games = new Set(['']); // of which words were needed

function bundleOf(lang: Language): FluentBundle {
  void words.read; // what is written with words that were missing is written anew when they come
  // Fluent's own type of functions knows no types but its own.
  return (bundles[lang] ??= new FluentBundle(LOCALES[lang], { useIsolating: false, functions: functions as never }));
}

/** Have the words of a game at hand, in the language that is spoken; without a game, those that all pages need. */
export async function learn(game = '', language: Language = words.language): Promise<void> {
  games.add(game);
  const key = `${language}/${game}`;
  if (read.has(key)) return;
  const paths = Object.keys(sources).filter((path) => belongs(path).join('/') === key);
  const texts = await Promise.all(paths.map((path) => sources[path]!()));
  if (read.has(key)) return; // somebody else was faster
  read.add(key);
  for (const text of texts) bundleOf(language).addResource(new FluentResource(text));
  words.read += 1;
}

/** Speak a language with these catalogues and no others: on a page that brings its words along. */
export function teach(language: Language, catalogues: readonly string[]): void {
  words.language = language;
  for (const text of catalogues) bundleOf(language).addResource(new FluentResource(text));
  words.read += 1;
}

/** Whether the words of a game can be said now. */
export function learned(game: string): boolean {
  void words.read;
  return read.has(`${words.language}/${game}`);
}

function preferred(): Language {
  const wishes = [localStorage.getItem('language'), ...navigator.languages];
  const language = wishes.map((wish) => wish?.slice(0, 2)).find((wish) => LANGUAGES.includes(wish as Language));
  return (language ?? 'en') as Language;
}

export const words = $state({ language: preferred(), read: 0 });

/** Change the language, as soon as its words are there. */
export async function speak(language: Language): Promise<void> {
  const missing = [...games].filter((game) => !read.has(`${language}/${game}`));
  if (missing.length) await Promise.all(missing.map((game) => learn(game, language)));
  words.language = language;
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
}

/** Render a message by its id. A missing message shows its id, so that nothing is ever blank. */
export function say(id: string, args: Record<string, unknown> = {}, names: Names = {}): string {
  return form({ id, args }, '', names);
}

/** Render a text that the server sent. */
export function render(text: Text, names: Names = {}): string {
  return form(text, '', names);
}

/** Render texts so that they can be told apart: those that would read the same name what they mean by its code. */
export function distinct(texts: readonly Text[], names: Names = {}): string[] {
  const plain = texts.map((text) => render(text, names));
  return texts.map((text, at) => (plain.filter((words) => words === plain[at]).length > 1 ? withCodes(text, names) : plain[at]!));
}

function withCodes(text: Text, names: Names): string {
  coded = true;
  try {
    return render(text, names);
  } finally {
    coded = false;
  }
}

/** Render texts as sentences to be put one after the other: without the dots that some of them end with. */
export function sentences(texts: readonly Text[], names: Names = {}): string[] {
  return texts.map((text) => render(text, names).replace(/\.$/, ''));
}

/** Whether there is such a message: for words that only some games have. */
export function known(id: string): boolean {
  return bundleOf(words.language).hasMessage(id);
}

/** Render a text, or an attribute of its message; the message itself where it has no such attribute. */
export function form(text: Text, attribute: string, names: Names = {}): string {
  const bundle = bundleOf(words.language);
  const message = bundle.getMessage(text.id);
  const pattern = message?.attributes[attribute] ?? message?.value;
  if (!pattern) {
    console.warn(`no message ${text.id} in ${words.language}`); // the tests in a browser fail on it
    return text.id;
  }
  const given: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(text.args)) given[name] = plain(name, arg, names) as FluentVariable;
  return bundle.formatPattern(pattern, given, []).replace(LEFT_OUT, '');
}

function plain(name: string, arg: unknown, names: Names): Argument {
  if (typeof arg === 'boolean') return arg ? 1 : 0;
  if (typeof arg === 'number') return name === 'seat' ? seatWords(arg, names) : arg;
  if (typeof arg === 'string') return arg || NOTHING;
  if (arg && typeof arg === 'object' && 'ref' in arg) {
    const id = String(arg.ref);
    const named = names.piece?.(id);
    const words = named ? during(false, () => render(named, names)) : id; // a name stays words, whatever is in it
    return names.mark && named ? names.mark('piece', id, words) : words;
  }
  return arg && typeof arg === 'object' && 'id' in arg ? new Inner(arg as Text, names) : NOTHING;
}

function seatWords(seat: number, names: Names): string {
  const name = names.seat?.(seat) ?? say('core-seat', { number: seat + 1 });
  return names.mark ? names.mark('seat', String(seat), name) : name;
}

/** As a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A stretch of a sentence; with `piece` or `seat`, the name of one; with `mark`, so many of a thing that has an icon. */
export interface Part {
  words: string;
  piece?: string;
  seat?: number;
  mark?: { icon: string; n: string };
}

/** Render a text in parts, so that the names in it can be links and the goods icons. */
export function parts(text: Text, names: Names): Part[] {
  const mark: Names['mark'] = (kind, id, name) => `${BEGIN}${kind[0]}${id}${MIDDLE}${name}${END}`;
  return during(true, () => render(text, { ...names, mark }))
    .split(/(\uE000[^\uE002]*\uE002)/)
    .filter((part) => part !== '')
    .map(partOf);
}

function during(icons: boolean, rendered: () => string): string {
  const before = drawn;
  drawn = icons;
  try {
    return rendered();
  } finally {
    drawn = before;
  }
}

function partOf(part: string): Part {
  if (!part.startsWith(BEGIN)) return { words: part };
  const [id, words] = part.slice(2, -1).split(MIDDLE) as [string, string];
  if (part[1] === 's') return { words, seat: Number(id) };
  if (part[1] === 'p') return { words, piece: id };
  const [icon, n] = id.split(' ') as [string, string];
  return { words, mark: { icon, n } };
}
