/** A shard under the finger or the mouse, from where it is taken up to where it is dropped. */

/** So far, in pixels, a tap may slip without becoming a drag. */
const SLIP = 8

export class Drag {
  number = $state(0)
  x = $state(0)
  y = $state(0)
  /** Whether it has left its place. */
  moving = $state(false)
  #held = false

  grab(number: number, event: PointerEvent) {
    if (event.button) return
    this.number = number
    this.x = event.clientX
    this.y = event.clientY
    this.#held = true
  }

  move(event: PointerEvent) {
    if (!this.#held) return
    if (!this.moving && Math.hypot(event.clientX - this.x, event.clientY - this.y) <= SLIP) return
    this.moving = true
    this.x = event.clientX
    this.y = event.clientY
  }

  /** Where it was dropped: on something with `data-drop`, or nowhere. */
  drop(event: PointerEvent): string | null {
    const moved = this.moving
    this.end()
    if (!moved) return null
    swallowClick()
    const under = document.elementFromPoint(event.clientX, event.clientY)
    return under?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null
  }

  end() {
    this.#held = false
    this.moving = false
  }
}

/** The end of a drag is no tap, even if it is where the drag began. */
function swallowClick() {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
