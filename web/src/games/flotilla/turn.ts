// Joining the Flotilla turns the whole picture over, once.
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const MS = 900;

/** From the back of the picture to its front; with reduced motion it fades in. */
export function turnOver(_: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 150, css: (t) => `opacity: ${t}` };
  return { duration: MS, css: (t, u) => `transform: rotateX(${-180 * u}deg); filter: brightness(${0.4 + 0.6 * t}); backface-visibility: visible` };
}
