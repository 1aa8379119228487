// Words: the same Fluent catalogues as server and terminal, rendered here.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Text } from './wire';

export const LANGUAGES = ['en', 'de', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

const sources = import.meta.glob('../../../src/pelagia/text/{en,de,pt}/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

const bundles = Object.fromEntries(
  LANGUAGES.map((lang) => {
    const bundle = new FluentBundle(lang === 'pt' ? 'pt-BR' : lang, { useIsolating: false });
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

/** Who and what a text speaks of: names of seats and of pieces of content. */
export interface Names {
  seat?: (seat: number) => string;
  piece?: (id: string) => Text | undefined;
}

/** Render a message by its id. A missing message shows its id, so that nothing is ever blank. */
export function say(id: string, args: Record<string, Arg> = {}, names: Names = {}): string {
  const bundle = bundles[words.language];
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const given: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) given[name] = plain(name, arg, names);
  return bundle.formatPattern(message.value, given, []);
}

/** Render a text that the server sent. */
export function render(text: Text, names: Names = {}): string {
  return say(text.id, text.args, names);
}

function plain(name: string, arg: Arg, names: Names): FluentVariable {
  if (typeof arg === 'boolean') return arg ? 1 : 0;
  if (typeof arg === 'number') return name === 'seat' ? (names.seat?.(arg) ?? say('core-seat', { n: arg + 1 })) : arg;
  if (typeof arg === 'string') return arg;
  if ('ref' in arg) {
    const named = names.piece?.(arg.ref);
    return named ? render(named, names) : arg.ref;
  }
  return render(arg, names);
}
