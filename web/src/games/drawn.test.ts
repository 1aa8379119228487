import { expect, it } from 'vitest';
import { known, LANGUAGES, say, speak } from '../lib/text.svelte';
import { drawn, explains, explainsPlace, iconsOf } from './drawn';
import { RULES } from './rules';

it.each(Object.keys(RULES))('%s: what is drawn beside the rules belongs to sections that exist', async (game) => {
  const ids = (await RULES[game]!.en()).default.map((one) => one.id);
  const { icons, places, cards, moments } = drawn(game);
  for (const section of [...Object.values(icons), ...Object.values(places), ...Object.keys(cards), ...Object.keys(moments)]) expect(ids).toContain(section);
  expect(Object.keys(moments).length).toBeGreaterThan(ids.length / 3);
});

it.each(Object.keys(RULES))('%s: each icon that is explained has a name, and says what it does', (game) => {
  for (const language of LANGUAGES) {
    speak(language);
    for (const icon of Object.keys(drawn(game).icons)) {
      expect(known(`${game}-icon-${icon}`), `${icon} in ${language}`).toBe(true);
      expect(say(`${game}-icon-${icon}`)).toMatch(/^[^:]{2,}: .{4,}/);
    }
  }
});

it('knows which section explains an icon or a place', () => {
  expect(explains('new-eden', 'plant')).toBe('free-actions');
  expect(explains('new-eden', undefined)).toBeUndefined();
  expect(explainsPlace('new-eden', 'row:3')).toBe('development');
  expect(explainsPlace('new-eden', 'dome')).toBe('station');
  expect(explainsPlace('chess', 'row:3')).toBeUndefined();
  expect(iconsOf('new-eden', 'damage')).toEqual(['damage', 'repair']);
});
