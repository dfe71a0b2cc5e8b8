/** A tile under the finger or the mouse, from where it is taken up to where it is dropped. */

import type { Tile } from './types'

/** So far, in pixels, a tap may slip without becoming a drag. */
const SLIP = 8

/** What is carried: the tile in hand, or one of the display, which is taken by it. */
export interface Load {
  tile: Tile
  turn: number
  /** The choice that takes it, if it is still in the display. */
  take: string | null
}

export class Laying {
  load = $state.raw<Load | null>(null)
  x = $state(0)
  y = $state(0)
  /** Whether it has left its place. */
  moving = $state(false)
  /** What it is over: a space by its name, `storage` or `hand`, as in `data-drop`. */
  over = $state<string | null>(null)
  #held: Load | null = null
  #pointer = -1

  grab(load: Load, event: PointerEvent) {
    if (event.button || !event.isPrimary) return
    this.#held = load
    this.#pointer = event.pointerId
    this.x = event.clientX
    this.y = event.clientY
  }

  move(event: PointerEvent) {
    if (!this.#held || event.pointerId !== this.#pointer) return
    if (!this.moving && Math.hypot(event.clientX - this.x, event.clientY - this.y) <= SLIP) return
    this.load = this.#held
    this.moving = true
    this.x = event.clientX
    this.y = event.clientY
    const under = document.elementFromPoint(this.x, this.y)
    this.over = under?.closest<HTMLElement | SVGElement>('[data-drop]')?.dataset.drop ?? null
  }

  /** What was carried and where it was dropped, if it was. */
  drop(event: PointerEvent): { load: Load; on: string } | null {
    if (event.pointerId !== this.#pointer) return null
    const { load, over, moving } = this
    this.end()
    if (!moving || !load) return null
    swallowClick()
    return over === null ? null : { load, on: over }
  }

  end() {
    this.#held = null
    this.#pointer = -1
    this.load = null
    this.moving = false
    this.over = null
  }
}

/** The end of a drag is no tap, even if it is where the drag began. */
function swallowClick() {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
