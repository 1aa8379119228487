import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from './api';
import type { Live } from './live.svelte';
import { Playing } from './playing.svelte';
import { toasts } from './toast.svelte';
import type { Decision } from './wire';

const asked = { number: 4, seat: 0, kind: 'Market', options: [] } as unknown as Decision;
const stale = new Refusal('stale-choice', { id: 'error-stale-choice', args: {} });
const hint = { number: 4, option: 'keep none', text: { id: 'keep', args: {} }, plan: [], others: [] };

function sitting(answers: (() => Promise<unknown>)[]): [Playing, () => void] {
  const live = {
    table: { you: 0, status: 'playing', branch: 0 },
    view: { decisions: [asked] },
    steps: { busy: false },
    hint: vi.fn(() => answers.shift()!()),
  } as unknown as Live;
  let playing!: Playing;
  const end = $effect.root(() => {
    playing = new Playing(live, () => ({}));
  });
  flushSync();
  return [playing, end];
}

describe('a hint', () => {
  it('is asked for again when somebody else has chosen meanwhile', async () => {
    const [playing, end] = sitting([() => Promise.reject(stale), () => Promise.reject(stale), () => Promise.resolve(hint)]);
    await playing.askHint();
    expect(playing.advice).toEqual(hint);
    expect(toasts.list).toHaveLength(0);
    end();
  });

  it('is not asked for without end', async () => {
    const answers = Array.from({ length: 5 }, () => () => Promise.reject(stale));
    const [playing, end] = sitting(answers);
    await playing.askHint();
    expect(answers).toHaveLength(2);
    expect(playing.thinking).toBe(false);
    end();
  });
});
