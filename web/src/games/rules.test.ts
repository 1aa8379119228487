import { expect, it } from 'vitest';
import { RULES, searched } from './rules';
import { LANGUAGES, speak } from '../lib/text.svelte';
import { doing, kinds, linked, sectionOf } from './help';

it.each(Object.keys(RULES))('%s: the same sections in every language, none of them empty', async (game) => {
  const [en, de, pt] = await Promise.all([RULES[game]!.en(), RULES[game]!.de(), RULES[game]!.pt()]);
  const shape = (sections: typeof en) => sections.default.map((one) => [one.id, one.lines.map((line) => line.startsWith('- '))]);
  const rulings = (sections: typeof en) => sections.default.map((one) => one.lines.join(' ').match(/\b(RU-|R|Q)\d+/g));
  expect(shape(de)).toEqual(shape(en));
  expect(shape(pt)).toEqual(shape(en));
  expect(rulings(de)).toEqual(rulings(en));
  expect(rulings(pt)).toEqual(rulings(en));
});

it.each(Object.keys(RULES))('%s: prompts link to sections that exist', async (game) => {
  const ids = (await RULES[game]!.en()).default.map((one) => one.id);
  for (const section of linked(game)) expect(ids).toContain(section);
  expect(sectionOf(game, 'Unknown')).toBeUndefined();
});

it('knows which section explains a decision', () => {
  expect(sectionOf('new-eden', 'Overflow')).toBe('damage');
});

it.each(Object.keys(RULES))('%s: has words for what the others are doing', (game) => {
  expect(kinds(game).length).toBeGreaterThan(10);
  for (const language of LANGUAGES) {
    speak(language);
    for (const kind of kinds(game)) expect(doing(game, kind), `${kind} in ${language}`).toBeDefined();
  }
  expect(doing(game, 'Unknown')).toBeUndefined();
});

it('finds sections that hold all words, and keeps the lines that hold any', () => {
  const section = { id: 'x', title: 'Fütterung', lines: ['Jede Stadt isst.', 'Tang fehlt.', 'Sonst nichts.'] };
  expect(searched([section], 'futterung TANG')).toEqual([{ ...section, lines: ['Tang fehlt.'] }]);
  expect(searched([section], 'fütterung')).toEqual([section]);
  expect(searched([section], 'tang kelp')).toEqual([]);
  expect(searched([section], ' ')).toEqual([section]);
});
