// The stage of a board: how large its pieces are, which part a narrow screen shows, what is enlarged, what Escape closes.
import { untrack } from 'svelte';
import type { Desk } from './desk.svelte';
import { narrow } from './narrow';

interface Plan {
  /** The size in pixels at which pieces have their own size, without the people beside it; and the smallest that they become. */
  size: readonly [width: number, height: number];
  least: number;
  /** The part that a narrow screen shows first. */
  first: string;
  /** The part that lies in the sheet at the bottom of a narrow screen. */
  sheet?: string;
  /** The part in which something can be chosen. */
  wanted(): string | undefined;
}

const MOST = 2.2;
/** The part that is the people: it needs no place of its own. */
export const OTHERS = 'others';

/** `Sheet`: what can lie above the board besides the enlarged area of a seat. */
export class Stage<Sheet extends string = never> {
  root = $state<HTMLElement>();
  width = $state(1000);
  height = $state(740);
  tab = $state('');
  /** On a narrow screen the sheet is pulled up. */
  lifted = $state(false);
  enlarged = $state<number | Sheet | null>(null);

  readonly wanted = $derived.by(() => this.plan.wanted());
  readonly narrow = $derived(narrow.current);
  readonly unit = $derived.by(() => {
    const [width, height] = this.plan.size;
    return this.narrow ? 1 : Math.max(this.plan.least, Math.min(MOST, this.width / width, this.height / height));
  });

  constructor(
    private readonly desk: Desk,
    private readonly plan: Plan,
  ) {
    this.tab = plan.first;
    const asked = $derived(desk.lit.decision?.number ?? this.wanted); // at the end nothing is asked, but there is something to see
    $effect(() => desk.refresh());
    $effect(() => {
      const { picked } = desk.half;
      untrack(() => desk.lit.picks?.(picked));
    });
    $effect(() => {
      void asked; // once for each question: one may turn away from it
      const now = untrack(() => this.wanted);
      if (now) untrack(() => this.turnTo(now));
    });
    $effect(() => {
      if (desk.over) untrack(() => (this.lifted = false)); // the result is not to be covered
    });
    $effect(() => {
      if (!desk.lit.told?.length) return;
      const now = untrack(() => this.wanted);
      if (now) untrack(() => this.turnTo(now));
      return () => void (this.lifted = false);
    });
  }

  get sheet(): string | undefined {
    return this.plan.sheet;
  }

  shows(part: string): boolean {
    return !this.narrow || this.tab === part || part === this.plan.sheet;
  }

  /** Show a part on a narrow screen; what lies in the sheet is pulled up. */
  turnTo(part: string): void {
    this.lifted = part === this.plan.sheet;
    if (!this.lifted && part !== OTHERS) this.tab = part;
  }

  readonly close = (): void => void (this.enlarged = null);

  /** To be captured: the page has a listener on the window too, and would close something else at once. */
  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.enlarged === null && this.desk.escape()) event.stopPropagation();
  };
}
