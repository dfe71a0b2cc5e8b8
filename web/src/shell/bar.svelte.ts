/** The bar at the top of every page. A page may put things of its own into it, where the room below is for something
 * better: a table puts its players there. */

import type { Snippet } from 'svelte'

class Bar {
  content = $state.raw<Snippet | null>(null)

  /** For a component: show this in the bar as long as it is on the page. */
  show(content: () => Snippet): void {
    $effect(() => {
      this.content = content()
      return () => (this.content = null)
    })
  }
}

export const bar = new Bar()
