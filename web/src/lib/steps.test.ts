import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep } from './settings.svelte';
import { mover, Steps } from './steps.svelte';
import type { Decision, GameEvent, Table, TableState, TableStep, TableSteps, View } from './wire';

const PACE = 700;
const ME = 0;
const text = { id: 'x', args: {} };

const view = (step: number, ...seats: number[]): View =>
  ({ number: step, decisions: seats.map((seat): Decision => ({ number: step, seat, kind: 'Turn' }) as Decision), table: { step } }) as unknown as View;
const table = (steps: number, more: Partial<Table> = {}): Table =>
  ({ steps, branch: 0, version: steps, you: ME, status: 'playing', seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], winners: [], scores: null, ...more }) as unknown as Table;
const event = (seq: number): GameEvent => ({ seq, number: 0, name: 'x', args: {}, only: null, text });

/** The table after some choices, one event each; who is asked then. */
const state = (steps: number, asked: number[], more: Partial<Table> = {}): TableState => ({
  table: table(steps, more), view: view(steps, ...asked), since: steps - 1, events: steps ? [event(steps - 1)] : [], chat: [], notes: null,
});
const step = (n: number, seat: number | null, asked: number[], bot = false): TableStep => ({ step: n, seat, bot, since: n, view: view(n, ...asked) });
const none = () => Promise.reject(new Error('offline'));
const now = (steps: Steps) => [steps.shown?.table.steps, (steps.shown?.view.table as { step: number } | undefined)?.step, steps.events.length];

/** A queue whose board is there. */
function made(...given: ConstructorParameters<typeof Steps>): Steps {
  const steps = new Steps(...given);
  steps.ready();
  return steps;
}

beforeEach(() => {
  vi.useFakeTimers();
  keep({ pace: 'normal' });
});
afterEach(() => vi.useRealTimers());

/** Two others move one after the other, and it is our turn again: all of it comes at once. */
function others(fetch: (first?: number) => Promise<TableSteps> = none): Steps {
  const steps = made(fetch);
  steps.take(state(0, [ME]));
  steps.take(state(1, [1]));
  steps.take(state(2, [2]));
  steps.take(state(3, [1]));
  steps.take(state(4, [ME]));
  return steps;
}

it('shows own steps at once, those of others one after the other; view and events belong together', () => {
  const steps = others();
  expect(now(steps)).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(300);
  for (const [n, seat] of [[2, 1], [3, 2], [4, 1]] as const) {
    expect(now(steps)).toEqual([n, n, n]);
    expect(steps.acting).toBe(seat);
    expect(steps.told.map((one) => one.seq)).toEqual([n - 1]);
    expect(steps.busy).toBe(true);
    vi.advanceTimersByTime(PACE);
  }
  expect([steps.busy, steps.acting, steps.told]).toEqual([false, undefined, []]);
});

it('can be skipped, and shows nothing late', () => {
  const steps = others();
  steps.skip();
  expect(now(steps)).toEqual([4, 4, 4]);
  expect(steps.busy).toBe(false);
  vi.advanceTimersByTime(9000);
  expect(now(steps)).toEqual([4, 4, 4]);
});

it('shows everything at once where somebody wants that', () => {
  keep({ pace: 'none' });
  expect(now(others())).toEqual([4, 4, 4]);
});

it('goes back with an undo at once', () => {
  const steps = others();
  steps.take(state(1, [1], { branch: 1 }));
  expect(now(steps)).toEqual([1, 1, 1]);
  expect(steps.busy).toBe(false);
});

it('does not take a question away while others answer theirs in secret', () => {
  const steps = made(none);
  const secret = (n: number, ...seats: number[]): TableState => ({ ...state(n, []), view: { ...view(7, ...seats), table: { step: n } } as unknown as View });
  steps.take(secret(0, 0, 1, 2));
  steps.take(secret(1, 0, 2));
  expect([now(steps)[0], steps.busy]).toEqual([1, false]);
  steps.take(secret(2, 0));
  expect([now(steps)[0], steps.busy]).toEqual([2, false]);
});

it('takes note of people while steps wait', () => {
  const steps = others();
  steps.note(table(4, { status: 'playing', pace: 'none' }));
  expect(now(steps)).toEqual([1, 1, 1]);
  steps.skip();
  expect(steps.shown?.table.pace).toBe('none');
});

it('asks for steps that were not sent', async () => {
  const asked: unknown[] = [];
  const steps = made(async (first) => (asked.push(first), { branch: 0, steps: [step(1, ME, [1]), step(2, 1, [2]), step(3, 2, [1]), step(4, 1, [ME])] }));
  steps.take(state(1, [1]));
  steps.take({ ...state(4, [ME]), since: 1, events: [event(1), event(2), event(3)] });
  expect(now(steps)).toEqual([1, 1, 1]);
  await vi.advanceTimersByTimeAsync(0);
  for (const n of [2, 3, 4]) {
    expect(now(steps)).toEqual([n, n, n]);
    await vi.advanceTimersByTimeAsync(PACE);
  }
  expect([asked, steps.missed, steps.busy]).toEqual([[1], 0, false]);
});

it('counts the steps that it cannot get', async () => {
  const steps = made(none);
  steps.take(state(1, [1]));
  steps.take({ ...state(4, [ME]), since: 1, events: [event(1), event(2), event(3)] });
  await vi.advanceTimersByTimeAsync(0);
  expect([now(steps), steps.missed]).toEqual([[4, 4, 4], 2]);
});

it('forgets what it has asked for when the rest is skipped', async () => {
  const steps = made(async () => ({ branch: 0, steps: [step(1, ME, [1]), step(2, 1, [2]), step(3, 2, [ME])] }));
  steps.take(state(1, [1]));
  steps.take(state(3, [ME]));
  steps.skip();
  await vi.advanceTimersByTimeAsync(PACE);
  expect([steps.shown?.table.steps, steps.busy, steps.missed]).toEqual([3, false, 0]);
});

it('goes on where this page was left', async () => {
  const steps = made(async () => ({ branch: 0, steps: [step(1, ME, [1]), step(2, 1, [2]), step(3, 2, [ME])] }), { steps: 1, branch: 0 });
  steps.take({ ...state(3, [ME], { status: 'finished' }), since: 0, events: [event(0), event(1), event(2)] });
  expect(steps.shown).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps.shown?.table.status).toBe('playing'); // it was not over then
  expect(now(steps)).toEqual([2, 2, 2]);
  await vi.advanceTimersByTimeAsync(PACE);
  expect([now(steps), steps.shown?.table.status]).toEqual([[3, 3, 3], 'finished']);
});

it('shows the newest at once to whoever was here in another branch', () => {
  const steps = made(none, { steps: 1, branch: 3 });
  steps.take(state(4, [ME]));
  expect(steps.shown?.table.steps).toBe(4);
});

it('shows once more what happened since the last turn', async () => {
  const steps = others(async () => ({ branch: 0, steps: [step(1, ME, [1]), step(2, 1, [2]), step(3, 2, [1]), step(4, 1, [ME])] }));
  steps.skip();
  expect(await steps.again()).toBe(true);
  for (const n of [1, 2, 3]) {
    expect(now(steps)).toEqual([n, n, n]);
    expect(steps.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(n === 1 ? 300 : PACE);
  }
  steps.take(state(5, [1]));
  await vi.advanceTimersByTimeAsync(PACE);
  expect([now(steps), steps.busy]).toEqual([[5, 5, 5], false]);
});

it('knows when there is nothing to show again', async () => {
  const steps = others(async () => ({ branch: 0, steps: [step(4, 1, [ME])] }));
  steps.skip();
  expect(await steps.again()).toBe(false);
  expect(steps.shown?.table.steps).toBe(4);
});

it('waits for the board', () => {
  const steps = new Steps(none);
  steps.take(state(1, [1]));
  steps.take(state(2, [2]));
  vi.advanceTimersByTime(9000);
  expect(now(steps)).toEqual([1, 1, 1]);
  steps.ready();
  expect(now(steps)).toEqual([2, 2, 2]);
});

it('waits while nobody looks', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const steps = others();
  vi.advanceTimersByTime(9000);
  expect(now(steps)).toEqual([1, 1, 1]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(now(steps)).toEqual([2, 2, 2]);
});

it('shows a long row within twenty seconds, and no more than the last sixty', () => {
  const steps = made(none);
  steps.take(state(0, [1]));
  for (let n = 1; n <= 100; n += 1) steps.take(state(n, [n % 2 ? 2 : 1]));
  vi.advanceTimersByTime(60_000);
  expect([now(steps)[0], steps.busy, steps.missed]).toEqual([100, false, 39]);
});

it('knows who has chosen', () => {
  expect(mover(view(3, 1), view(4, 2))).toBe(1);
  expect(mover(view(3, 0, 1, 2), view(3, 0, 2))).toBe(1);
  expect(mover(view(3, 0, 1, 2), view(4, 0))).toBeUndefined();
  expect(mover(undefined, view(1, 0))).toBeUndefined();
});

it('takes its time for what a bot has chosen that stood in', async () => {
  const fetch = () => Promise.resolve({ branch: 0, steps: [step(1, 0, [ME]), step(2, ME, [1], true), step(3, 1, [ME])] });
  const steps = made(fetch, { steps: 1, branch: 0 });
  steps.take(state(3, [ME]));
  await vi.advanceTimersByTimeAsync(0);
  expect([steps.shown?.table.steps, steps.acting, steps.busy]).toEqual([2, ME, true]);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(steps.shown?.table.steps).toBe(3);
});
