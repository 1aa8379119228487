import { afterEach, expect, it, vi } from 'vitest';
import { Live } from './live.svelte';

class Socket {
  static all: Socket[] = [];
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  onopen: () => void = () => undefined;
  sent: Record<string, unknown>[] = [];
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {}
}

function lost(code: number, error?: object) {
  vi.stubGlobal('WebSocket', Socket);
  const live = new Live('id', 'secret');
  const socket = Socket.all.at(-1)!;
  if (error) socket.onmessage({ data: JSON.stringify({ type: 'error', id: null, error }) });
  socket.onclose({ code });
  live.close();
  return live.lost;
}

afterEach(() => vi.unstubAllGlobals());

it('says what the server says of a table that it cannot open', () => {
  const text = { id: 'error-unknown-content', args: { name: 'my pack' } };
  expect(lost(4409, { code: 'unknown-content', text })).toEqual(text);
});

it('knows what is wrong where the server says nothing', () => {
  expect(lost(4404)?.id).toBe('error-unknown-table');
  expect(lost(4403)?.id).toBe('error-wrong-secret');
});

it('tries again after a failure that may pass', () => {
  expect(lost(1011, { code: 'server-error', text: { id: 'error-server-error', args: {} } })).toBeUndefined();
});

const state = (version: number, branch: number) => ({ type: 'update', table: { version, branch, steps: 0 }, view: { decisions: [] }, since: 0, events: [], chat: [] });
const error = (id: unknown) => ({ type: 'error', id, error: { code: 'stale-choice', text: { id: 'error-stale-takeback', args: {} } } });

/** An undo whose answer is lost; what the page makes of it when the table comes back in this branch. */
async function undone(branch: number): Promise<string> {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  const live = new Live('id', 'secret');
  const hear = (message: object) => Socket.all.at(-1)!.onmessage({ data: JSON.stringify(message) });
  hear(state(7, 0));
  const result = live.undo().then(() => 'done', () => 'refused');
  const first = Socket.all.at(-1)!.sent.at(-1)!;
  Socket.all.at(-1)!.onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  hear(state(9, branch));
  const second = Socket.all.at(-1)!.sent.at(-1)!;
  expect([first, second]).toEqual([{ type: 'undo', version: 7, id: 1 }, { type: 'undo', version: 7, id: 1 }]);
  hear(error(1));
  live.close();
  vi.useRealTimers();
  return result;
}

it('sends an undo again as it was, and knows whether it was carried out', async () => {
  expect(await undone(1)).toBe('done');
  expect(await undone(0)).toBe('refused');
});
