// What the pieces of a board share: who sits where, what glows, what a press does. Boards set it as context.
import { createContext } from 'svelte';
import type { Lit } from '../lib/lit';
import { COLOURS, seatColour } from '../lib/seats';
import { render, sentences, type Names } from '../lib/text.svelte';
import type { Colour, Table } from '../lib/wire';
import { combination, glows, NOTHING, press, type Glow, type Half } from './choice';
import type { Piece } from './face';

/** Each asked for by itself, so that a piece is drawn again only for what it asked for. */
export interface Given {
  table(): Table;
  pieces(): Record<string, Piece>;
  names(): Names;
  lit(): Lit;
  inspect(id: string | null): void;
}

/** How a piece takes part: the place it stands for, the card to show in full, what to ask "why not?" about. */
export interface Part {
  /** Without one the piece can only be looked at. */
  place?: string | undefined;
  id?: string | undefined;
  label: string;
  why?: string | undefined;
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

  get names(): Names {
    return this.given.names();
  }

  get lit(): Lit {
    return this.given.lit();
  }

  readonly glow = $derived.by(() => glows(this.lit.decision, this.half));
  readonly whole = $derived.by(() => combination(this.lit.decision, this.half));

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

  /** The name of a card and all it says, in one sentence for screen readers. */
  spoken(id: string): string {
    const piece = this.pieces[id];
    return piece ? sentences([piece.name, ...piece.texts], this.names).join('. ') : id;
  }

  press(place: string): void {
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
  attributes({ place, id, label, why }: Part): Record<string, unknown> {
    const glow: Glow | undefined = place === undefined ? undefined : this.glow.get(place);
    const offered = glow && place !== undefined ? this.lit.at(place) : [];
    const asks = !glow && why !== undefined && this.lit.decision !== undefined;
    const spoken = offered.length === 1 ? `${render(offered[0]!.text, this.names)}. ${label}` : label;
    const act = (): void => {
      if (glow && place !== undefined) this.press(place);
      else if (asks) this.lit.why(why);
    };
    return {
      role: glow || asks ? 'button' : 'img',
      tabindex: 0,
      'aria-label': spoken,
      'aria-disabled': asks ? 'true' : undefined,
      'aria-pressed': glow === 'picked' ? 'true' : undefined,
      'data-glow': glow,
      'data-place': place,
      'data-dim': asks ? '' : undefined,
      'data-look': id,
      onclick: (event: MouseEvent) => {
        if (event.timeStamp < this.#held) return; // the end of a long press: it was only looked at
        act();
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
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
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && inspect(id),
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
