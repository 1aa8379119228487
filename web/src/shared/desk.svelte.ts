// What the pieces of a board share: who sits where, what glows, what a press does. Boards set it as context.
import { createContext } from 'svelte';
import type { Lit } from '../lib/lit';
import { COLOURS, seatColour } from '../lib/seats';
import { render, sentences, type Names } from '../lib/text.svelte';
import { key } from '../lib/place';
import type { Colour, Place, Table } from '../lib/wire';
import { glows, NOTHING, offered, picked, press, type Glow, type Half } from './choice';
import type { Piece } from './face';
import { moved } from './pointer';

/** Each asked for by itself, so that a piece is drawn again only for what it asked for. */
export interface Given {
  table(): Table;
  pieces(): Record<string, Piece>;
  names(): Names;
  lit(): Lit;
  inspect(id: string | null): void;
  /** The points of a seat as the page tells them: in the finale, as far as it has counted. */
  points(seat: number): number | null;
}

/** How a piece takes part: the place it stands for, and the card to show in full. */
export interface Part {
  /** Without one the piece can only be looked at. */
  place?: Place | undefined;
  /** Whose place it is, where every seat has such places: only one's own can be chosen. */
  of?: number | undefined;
  id?: string | undefined;
  label: string;
}

const HELD_MS = 450;

export class Desk {
  half = $state<Half>(NOTHING);
  #asked = -1;
  #held = 0;

  constructor(private readonly given: Given) {}

  get pieces(): Record<string, Piece> {
    return this.given.pieces();
  }

  get over(): boolean {
    return this.given.table().status === 'finished';
  }

  get names(): Names {
    return this.given.names();
  }

  get lit(): Lit {
    return this.given.lit();
  }

  readonly glow = $derived.by(() => glows(this.lit.decision, this.half));
  readonly whole = $derived.by(() => picked(this.lit.decision, this.half));

  readonly #painted = $derived.by(() => COLOURS.map((_, seat) => seatColour(this.given.table(), seat)).join(' '));
  readonly #colours = $derived(this.#painted.split(' ') as Colour[]); // the same until a colour is another

  /** Forget what was half chosen when another question is asked. */
  refresh(): void {
    const number = this.lit.decision?.number ?? -1;
    if (number !== this.#asked) this.half = NOTHING;
    this.#asked = number;
  }

  colour(seat: number): Colour {
    return this.#colours[seat]!;
  }

  name(seat: number): string {
    return this.names.seat?.(seat) ?? String(seat + 1);
  }

  /** The points of a seat; those of the view where the page knows none. */
  points(seat: number, seen: number): number {
    return this.given.points(seat) ?? seen;
  }

  /** The name of a card and all it says, in one sentence for screen readers. */
  spoken(id: string): string {
    const piece = this.pieces[id];
    return piece ? sentences([piece.name, ...piece.texts], this.names).join('. ') : id;
  }

  /** The places that glow now. */
  get glowing(): Place[] {
    return offered(this.lit.decision).flatMap(({ places }) => places).filter((place) => this.glow.has(key(place)));
  }

  /** The places to look at now: what is being counted, else what glows. */
  get wanted(): readonly Place[] {
    return this.lit.told?.length ? this.lit.told : this.glowing;
  }

  get #picked(): readonly Place[] {
    return this.half.from ? [this.half.from] : this.half.picked;
  }

  glowAt(place: Place): Glow | undefined {
    return this.glow.get(key(place));
  }

  /** A place of any sort that is this piece and can be chosen now. */
  placeOf(id: string): Place | undefined {
    return offered(this.lit.decision).flatMap(({ places }) => places).find((place) => place.id === id);
  }

  press(place: Place): void {
    const act = press(this.lit.decision, this.half, place);
    if (act.do === 'half') this.half = act.half;
    else if (act.do === 'choose') this.lit.choose(act.written);
    else if (act.do === 'pick') this.lit.pick(place);
  }

  escape(): boolean {
    const open = this.half.from !== null || this.half.picked.length > 0;
    this.half = NOTHING;
    return open;
  }

  /** The attributes of a piece: glowing it is a button, else it can be looked at and asked why not. */
  attributes({ place, of, id, label }: Part): Record<string, unknown> {
    const own = of === undefined || of === this.given.table().you;
    const glow: Glow | undefined = place && own ? this.glowAt(place) : undefined;
    const offered = glow && place ? this.lit.at(place) : [];
    const why = glow ? undefined : this.lit.why;
    const asks = place !== undefined && why !== undefined;
    const button = glow !== undefined || (asks && own); // what belongs to others is a picture that answers
    const said = offered.length === 1 ? render(offered[0]!.text, this.names) : '';
    const spoken = said && !label.startsWith(said) ? `${said}. ${label}` : label;
    const act = (event: Event): void => {
      if (!place) return;
      this.given.inspect(null); // a finger does not leave what it has pressed, and the answer would lie over it
      if (glow) this.press(place);
      else why?.({ place, of, picked: this.#picked, at: (event.currentTarget as Element).getBoundingClientRect() });
    };
    return {
      role: button ? 'button' : 'img',
      tabindex: 0,
      'aria-label': spoken,
      'aria-disabled': asks && button ? 'true' : undefined,
      'aria-pressed': glow === 'picked' ? 'true' : undefined,
      'data-glow': glow,
      'data-place': place && own ? key(place) : undefined,
      'data-spot': place && !own ? key(place) : undefined,
      'data-dim': asks ? '' : undefined,
      'data-look': id,
      onclick: (event: MouseEvent) => {
        if (event.timeStamp < this.#held) return; // the end of a long press: it was only looked at
        act(event);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act(event);
      },
      ...this.#looks(id),
    };
  }

  /** Hover, focus and long press show a card in full. */
  #looks(id: string | undefined): Record<string, unknown> {
    if (!id) return {};
    const { inspect } = this.given;
    let down = 0;
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && moved(event) && inspect(id),
      onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && inspect(null),
      onpointerdown: (event: PointerEvent) => {
        down = event.pointerType === 'mouse' ? 0 : event.timeStamp;
        if (down) inspect(id);
      },
      onpointerup: (event: PointerEvent) => {
        if (down && event.timeStamp - down > HELD_MS) this.#held = event.timeStamp + HELD_MS;
      },
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && inspect(id),
      onblur: () => inspect(null),
    };
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
