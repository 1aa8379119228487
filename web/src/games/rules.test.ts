import { expect, it } from 'vitest';
import { RULES } from './rules';
import { sectionOf } from './help';

it.each(Object.keys(RULES))('%s: the same sections in every language, none of them empty', async (game) => {
  const [en, de, pt] = await Promise.all([RULES[game]!.en(), RULES[game]!.de(), RULES[game]!.pt()]);
  const shape = (sections: typeof en) => sections.default.map((one) => [one.id, one.lines.map((line) => line.startsWith('- '))]);
  const rulings = (sections: typeof en) => sections.default.map((one) => one.lines.join(' ').match(/RU-\d+/g));
  expect(shape(de)).toEqual(shape(en));
  expect(shape(pt)).toEqual(shape(en));
  expect(rulings(de)).toEqual(rulings(en));
  expect(rulings(pt)).toEqual(rulings(en));
});

it('prompts link to sections that exist', async () => {
  const ids = (await RULES['new-eden']!.en()).default.map((one) => one.id);
  for (const kind of ['Turn', 'Bottle', 'Overflow', 'Market', 'Bid', 'Outbid']) expect(ids).toContain(sectionOf('new-eden', kind));
  expect(sectionOf('new-eden', 'Unknown')).toBeUndefined();
});
