/** A shard that is turned over on its plate: seen from its edge first, then with its other side up. */

import type { TransitionConfig } from 'svelte/transition'

const TIME = 420

function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** `middle` is the angle of the shard's own axis, about which it turns. */
export function turningOver(_: Element, { middle }: { middle: number }): TransitionConfig {
  return {
    duration: isStill() ? 0 : TIME,
    css: (done) => `transform: rotate(${middle}deg) scaleX(${done}) rotate(${-middle}deg)`,
  }
}
