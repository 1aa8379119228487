import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeAt } from '../lib/place';
import type { Decision, Option } from '../lib/wire';
import { Desk, type Given } from './desk.svelte';
import { Stage } from './stage.svelte';

const [here, there] = [placeAt('space', 1), placeAt('space', 2)];
const options: Option[] = [here, there].flatMap((space) =>
  ['1', '2'].map((card) => ({ written: `${space.id} ${card}`, text: { id: 'x', args: {} }, form: 'plain', places: [space, placeAt('hand', card)] })),
);
const ask = (number: number): Decision => ({ number, seat: 0, kind: 'Place', prompt: null, options });

const screen = vi.hoisted(() => ({ current: false }));
vi.mock('./narrow', () => ({ narrow: screen }));

let decision = $state<Decision>();
let wanted = $state<string>();
let status = $state('playing');
let desk: Desk;
let stage: Stage<'production'>;
let end: () => void;

beforeEach(() => {
  [decision, wanted, status] = [ask(1), undefined, 'playing'];
  end = $effect.root(() => {
    desk = new Desk({ table: () => ({ status }), lit: () => ({ decision, at: () => [] }) } as unknown as Given);
    stage = new Stage(desk, { size: [1000, 700], least: 0.9, first: 'main', sheet: 'hand', wanted: () => wanted });
  });
  flushSync();
});
afterEach(() => end());

describe('Escape', () => {
  /** Press it as the window hears it; return what the page behind the board hears. */
  function escape(): number {
    let heard = 0;
    const page = (): void => void (heard += 1);
    addEventListener('keydown', stage.onkeydown, true);
    addEventListener('keydown', page);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    removeEventListener('keydown', stage.onkeydown, true);
    removeEventListener('keydown', page);
    return heard;
  }

  it('forgets what is half chosen, and nothing else is closed', () => {
    desk.press(here);
    expect(desk.half.picked).toEqual([here]);
    expect(escape()).toBe(0);
    expect(desk.half.picked).toEqual([]);
    expect(escape()).toBe(1);
  });

  it.each([1, 'production'] as const)('is left to what is enlarged (%s)', (what) => {
    desk.press(here);
    stage.enlarged = what;
    expect(escape()).toBe(1);
    expect(desk.half.picked).toEqual([here]);
  });
});

describe('the part on a narrow screen', () => {
  it('follows each question, once', () => {
    expect(stage.tab).toBe('main');
    [decision, wanted] = [ask(2), 'track'];
    flushSync();
    expect(stage.tab).toBe('track');
    stage.tab = 'main';
    wanted = 'floor';
    flushSync();
    expect(stage.tab).toBe('main');
    decision = ask(3);
    flushSync();
    expect(stage.tab).toBe('floor');
  });

  it('turns to what is worth seeing when nothing is asked any more', () => {
    [decision, wanted] = [undefined, undefined];
    flushSync();
    expect(stage.tab).toBe('main');
    wanted = 'floor';
    flushSync();
    expect(stage.tab).toBe('floor');
  });

  it('stays where it is while the sheet comes up, or the people are asked', () => {
    [decision, wanted] = [ask(2), 'hand'];
    flushSync();
    expect([stage.tab, stage.lifted]).toEqual(['main', true]);
    [decision, wanted] = [ask(3), 'others'];
    flushSync();
    expect([stage.tab, stage.lifted]).toEqual(['main', false]);
  });

  it('is not covered by the sheet when the game is over', () => {
    [decision, wanted] = [ask(2), 'hand'];
    flushSync();
    [decision, wanted, status] = [undefined, undefined, 'finished'];
    flushSync();
    expect(stage.lifted).toBe(false);
  });

  it('is one of many and the sheet', () => {
    screen.current = true;
    expect([stage.unit, stage.shows('main'), stage.shows('floor'), stage.shows('hand')]).toEqual([1, true, false, true]);
    screen.current = false;
  });
});

it('shows all parts on a wide screen, as large as fits', () => {
  stage.width = 1500;
  stage.height = 1400;
  expect([stage.unit, stage.shows('floor')]).toEqual([1.5, true]);
});

it('forgets what was half chosen when another question is asked', () => {
  desk.press(here);
  decision = ask(2);
  flushSync();
  expect(desk.half.picked).toEqual([]);
});
