/** How things come and go. Nothing is measured, so that many can do so at once. */

import type { TransitionConfig } from 'svelte/transition'

export function land(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (t, u) => `opacity: ${t}; scale: ${1 + 0.8 * u * u}` }
}

export function vanish(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (t, u) => `opacity: ${t}; translate: 0 ${u * u * 60}%` }
}

export function slide(_: Element, { duration, y }: { duration: number; y: number }): TransitionConfig {
  return { duration, css: (t, u) => `opacity: ${t}; translate: 0 ${y * u * u}px` }
}

/** A card is turned: it comes round from its edge. */
export function turn(
  _: Element,
  { duration, delay = 0 }: { duration: number; delay?: number },
): TransitionConfig {
  return { duration, delay, css: (t) => `scale: ${Math.max(t, 0.02)} 1` }
}
