// Words: the same Fluent catalogues as server and terminal, rendered here.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Text } from './wire';

export const LANGUAGES = ['en', 'de', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALES: Record<Language, string> = { en: 'en', de: 'de', pt: 'pt-BR' };
const NOTHING = '–';

const sources = import.meta.glob(
  ['../../../src/pelagia/text/{en,de,pt}/*.ftl', '!**/cli.ftl', '!**/terminal.ftl', '!**/content.ftl'],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>;

/** Who and what a text speaks of: names of seats and of pieces of content. */
export interface Names {
  seat?: (seat: number) => string;
  piece?: (id: string) => Text | undefined;
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

// The three functions of our catalogues; src/pelagia/text/catalogue.py says what they mean.
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
};

const bundles = Object.fromEntries(
  LANGUAGES.map((lang) => {
    // Fluent's own type of functions knows no types but its own.
    const bundle = new FluentBundle(LOCALES[lang], { useIsolating: false, functions: functions as never });
    for (const [path, source] of Object.entries(sources))
      if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(source));
    return [lang, bundle];
  }),
) as Record<Language, FluentBundle>;

function preferred(): Language {
  const wishes = [localStorage.getItem('language'), ...navigator.languages];
  const found = wishes.map((wish) => wish?.slice(0, 2)).find((wish) => LANGUAGES.includes(wish as Language));
  return (found ?? 'en') as Language;
}

export const words = $state({ language: preferred() });

export function speak(language: Language): void {
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

/** Whether there is such a message: for words that only some games have. */
export function known(id: string): boolean {
  return bundles[words.language].hasMessage(id);
}

/** Render a text, or an attribute of its message; the message itself where it has no such attribute. */
export function form(text: Text, attribute: string, names: Names = {}): string {
  const bundle = bundles[words.language];
  const message = bundle.getMessage(text.id);
  const pattern = message?.attributes[attribute] ?? message?.value;
  if (!pattern) return text.id;
  const given: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(text.args)) given[name] = plain(name, arg, names) as FluentVariable;
  return bundle.formatPattern(pattern, given, []);
}

function plain(name: string, arg: unknown, names: Names): Argument {
  if (typeof arg === 'boolean') return arg ? 1 : 0;
  if (typeof arg === 'number')
    return name === 'seat' ? (names.seat?.(arg) ?? say('core-seat', { number: arg + 1 })) : arg;
  if (typeof arg === 'string') return arg || NOTHING;
  if (arg && typeof arg === 'object' && 'ref' in arg) {
    const named = names.piece?.(String(arg.ref));
    return named ? render(named, names) : String(arg.ref);
  }
  return arg && typeof arg === 'object' && 'id' in arg ? new Inner(arg as Text, names) : NOTHING;
}
