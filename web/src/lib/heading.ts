/** Whoever hears the page instead of seeing it is taken to its heading. */

import { tick } from 'svelte'

/** As soon as there is one, unless the focus is somewhere else by then. */
export async function toHeading(): Promise<void> {
  await tick()
  const main = document.querySelector('main')
  if (!main) return
  main.focus({ preventScroll: true })
  const waiting = new MutationObserver(look)
  waiting.observe(main, { childList: true, subtree: true })
  look()

  function look(): void {
    const heading = main!.querySelector('h1')
    if (!heading && document.activeElement === main) return
    waiting.disconnect()
    if (!heading || document.activeElement !== main) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}
