// A table as it is now, kept up to date by a socket that reconnects by itself.
import { api, Refusal } from './api';
import { Assembly, type Parts } from './difference';
import { Steps, type Reached } from './steps.svelte';
import { withNotes } from './log';
import type { AskedWhy, ChatLine, GameEvent, Hint, Note, Table, TableState, Text, View, Why } from './wire';

/** What whoever runs the server tells all pages. */
export interface Announcement {
  text: string;
  restart: string | null;
  until: string;
}

/** What the server says to a question. */
interface Answer {
  hint?: Hint;
  why?: Why;
}

interface Waiting {
  message: Record<string, unknown>;
  /** Of the table when it was asked for. */
  branch: number | undefined;
  /** How often it went out. More than once: the connection was lost before the answer came. */
  sent: number;
  done: (answer?: Answer) => void;
  failed: (refusal: Refusal) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING = 15_000; // a connection that says nothing for twice as long is dead
const FINAL = [4400, 4403, 4404, 4409]; // a wrong secret, or a table that is not there or cannot be opened: trying again cannot help

export class Live {
  /** What is shown of the game, step by step. */
  readonly steps: Steps;
  // What the server says is replaced, never changed: watching each of its thousand fields would cost more than drawing it.
  chat = $state.raw<ChatLine[]>([]);
  /** What people have done, not the game. */
  notes = $state.raw<Note[]>([]);
  online = $state(false);
  announcement = $state.raw<Announcement | null>(null);
  lost = $state<Text>(); // why the table cannot be shown at all

  #socket: WebSocket | undefined;
  #views = new Assembly();
  #why: Text | undefined; // what the server said of a table that it does not show
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  #heard = 0;
  #back = () => this.#hurry();

  constructor(
    readonly id: string,
    readonly secret: string,
    reached?: Reached,
  ) {
    this.steps = new Steps((first) => api.steps(id, secret, first), reached);
    this.#connect();
    this.#ping = setInterval(() => this.#alive(), PING);
    addEventListener('online', this.#back);
    document.addEventListener('visibilitychange', this.#back);
  }

  get table(): Table | undefined {
    return this.steps.shown?.table;
  }

  get view(): View | undefined {
    return this.steps.shown?.view;
  }

  /** What has happened, as far as it is shown; what people have done is in its place. */
  readonly events = $derived.by((): GameEvent[] => withNotes(this.steps.events, this.notes, this.steps.shown?.until ?? 0));

  get #branch(): number | undefined {
    return this.steps.newest?.table.branch;
  }

  /** Answer a decision. A choice whose answer got lost is sent again; the server carries it out only once. */
  choose(number: number, option: string, careful = false): Promise<void> {
    return this.#send({ type: 'choose', number, option, branch: this.#branch ?? 0, careful }).then(() => undefined);
  }

  /** Undo and takeback are meant for the table as it is shown: sent again, they take back nothing more. */
  undo(): Promise<void> {
    return this.#send({ type: 'undo', version: this.table?.version ?? 0 }).then(() => undefined);
  }

  takeback(action: 'ask' | 'agree' | 'refuse'): Promise<void> {
    return this.#send({ type: 'takeback', action, version: this.table?.version ?? 0 }).then(() => undefined);
  }

  /** A line whose answer got lost is sent again under the same name, and the server says it only once. */
  say(text: string): Promise<void> {
    const line = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
    return this.#send({ type: 'chat', text, line }).then(() => undefined);
  }

  hint(): Promise<Hint | undefined> {
    return this.#send({ type: 'hint' }).then((answer) => answer?.hint);
  }

  /** Ask why a place cannot be chosen now. */
  why(why: AskedWhy): Promise<Why | undefined> {
    return this.#send({ type: 'why', why }).then((answer) => answer?.why);
  }

  close(): void {
    this.#closed = true;
    this.steps.stop();
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener('online', this.#back);
    document.removeEventListener('visibilitychange', this.#back);
    const socket = this.#socket;
    // A browser complains when a socket is closed before it is open, as one is that hands over to the next person.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  /** The machine woke up, or its network came back: do not wait for the timer. */
  #hurry(): void {
    if (this.online || this.lost || this.#closed || this.#timer === undefined || document.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#connect();
  }

  #alive(): void {
    if (!this.online) return;
    if (Date.now() - this.#heard > 2 * PING) this.#socket?.close();
    else this.#socket?.send(JSON.stringify({ type: 'ping' }));
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    this.#why = undefined;
    socket.onopen = () => {
      const last = this.steps.lastSeq;
      const known = last === undefined ? {} : { since: last + 1, branch: this.#branch };
      socket.send(JSON.stringify({ type: 'hello', secret: this.secret, changes: true, ...known }));
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(String(message.data)));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#again(event.code);
    };
  }

  #again(code: number): void {
    this.online = false;
    if (this.#closed) return;
    if (FINAL.includes(code)) {
      this.lost = this.#why ?? { id: code === 4404 ? 'error-unknown-table' : 'error-wrong-secret', args: {} };
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#connect();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #take(message: Record<string, unknown> & { type: string; id?: number | null }): void {
    if (message.type === 'update') this.#update(message as unknown as TableState);
    else if (message.type === 'table') this.steps.note(message['table'] as Table);
    else if (message.type === 'chat') this.#addChat(message['chat'] as ChatLine[]);
    else if (message.type === 'announcement') this.announcement = message['announcement'] as Announcement | null;
    else if (message.type === 'done') this.#settle(message.id, (call) => call.done(message as Answer));
    else if (message.type === 'error') {
      const error = message['error'] as { code: string; text: Text };
      const state = message['state'] as TableState | undefined;
      if (state) this.#update(state);
      if (message.id === null) this.#why = error.text;
      this.#settle(message.id, (call) => {
        if (error.code === 'stale-choice' && this.#carriedOut(call)) call.done();
        else call.failed(new Refusal(error.code, error.text, state));
      });
    }
  }

  /** What went out twice and is stale was carried out the first time, and the answer got lost. An undo shows in the branch. */
  #carriedOut(call: Waiting): boolean {
    return call.sent > 1 && (call.message['type'] !== 'undo' || call.branch !== this.#branch);
  }

  #update(state: Omit<TableState, 'view'> & Parts): void {
    this.steps.take({ ...state, view: this.#views.take(state) });
    this.#addChat(state.chat);
    if (state.notes) this.notes = state.notes;
    if (!this.online) {
      this.online = true;
      this.#wait = FIRST_WAIT;
      for (const [id, one] of this.#waiting) this.#post(id, one);
    }
  }

  #post(id: number, call: Waiting): void {
    call.sent += 1;
    this.#socket?.send(JSON.stringify({ ...call.message, id }));
  }

  #addChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.seq));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.seq))];
  }

  #send(message: Record<string, unknown>): Promise<Answer | undefined> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      const call: Waiting = { message, branch: this.#branch, sent: 0, done, failed };
      this.#waiting.set(id, call);
      if (this.online) this.#post(id, call);
    });
  }

  #settle(id: number | null | undefined, act: (call: Waiting) => void): void {
    const call = id == null ? undefined : this.#waiting.get(id);
    if (id == null || !call) return;
    this.#waiting.delete(id);
    act(call);
  }
}
