/** How things come and go. Nothing is measured, so that many can do so at once. */

import type { TransitionConfig } from 'svelte/transition'

export function land(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (t, u) => `opacity: ${t}; scale: ${1 + 0.8 * u * u}` }
}

export function vanish(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (t) => `opacity: ${t}` }
}

export function slide(_: Element, { duration, y }: { duration: number; y: number }): TransitionConfig {
  return { duration, css: (t, u) => `opacity: ${t}; translate: 0 ${y * u * u}px` }
}
