import { afterEach, expect, it, vi } from 'vitest';
import { Live } from './live.svelte';

class Socket {
  static all: Socket[] = [];
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.all.push(this);
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
