// Whoever plays by keyboard stays where they are: what had the focus often goes away with the choice that it stood for.

interface Spot {
  x: number;
  y: number;
}

const middle = (box: DOMRect): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const AREAS = '.board, .prompt, .sheet';

/** The thing nearest to a spot. */
export function nearest<T extends { getBoundingClientRect(): DOMRect }>(things: readonly T[], to: Spot): T | undefined {
  const far = (thing: T): number => {
    const { x, y } = middle(thing.getBoundingClientRect());
    return Math.hypot(x - to.x, y - to.y);
  };
  return things.map((thing) => [far(thing), thing] as const).toSorted(([a], [b]) => a - b)[0]?.[1];
}

export class Focus {
  #was: { spot: Spot; area: string } | undefined;

  /** Something got the focus: remember where it is, if the keyboard put it there. */
  readonly note = ({ target }: FocusEvent): void => {
    const area = target instanceof Element && target.matches(':focus-visible') ? target.closest(AREAS) : null;
    if (area) this.#was = { spot: middle((target as Element).getBoundingClientRect()), area: area.matches('.board') ? '.board' : '.prompt' };
  };

  /** Give the focus back where it was, if nothing has it: to what can be chosen there, or else to what can be looked at. */
  restore(): void {
    const was = this.#was;
    if (!was || (document.activeElement && document.activeElement !== document.body)) return;
    for (const sort of was.area === '.board' ? ['.board [data-glow]', '.board [tabindex="0"]'] : ['.prompt button:not(:disabled)', '.prompt']) {
      const near = nearest([...document.querySelectorAll<HTMLElement>(sort)].filter((element) => element.getClientRects().length), was.spot);
      if (near) return near.focus({ preventScroll: true });
    }
  }

  /** Whoever takes the mouse needs no help. */
  readonly forget = (): void => void (this.#was = undefined);
}
