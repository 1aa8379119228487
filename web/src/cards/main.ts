import '../app.css';
import { mount } from 'svelte';
import Portrait, { shows } from '../games/deep-sea/Portrait.svelte';
import { teach } from '../lib/text.svelte';
import { portraits } from '../shared/portrait';
import Cards from './Cards.svelte';
import type { Data } from './data';

const target = document.getElementById('cards');
const data = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as Data | null;
document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
portraits['oceans'] = { drawing: Portrait, shows };
if (target && data) {
  teach(data.language, data.catalogues);
  mount(Cards, { target, props: { data } });
}
