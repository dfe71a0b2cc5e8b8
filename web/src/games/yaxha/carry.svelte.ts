/** A cube under the finger or the mouse, from where it is taken up to where it is put down. */

import type { Colour } from './types'

/** So far, in pixels, a tap may slip without becoming a drag. */
const SLIP = 8
/** Within so many pixels of its middle a cell draws a cube to itself. */
const NEAR = 56

export class Carry {
  /** The place in the hand of what is carried. */
  at = $state(-1)
  colour = $state<Colour | null>(null)
  x = $state(0)
  y = $state(0)
  moving = $state(false)
  private held = false

  /** `root`: the cells are inside of it. */
  constructor(private readonly root: () => HTMLElement | undefined) {}

  grab(at: number, colour: Colour, event: PointerEvent): void {
    if (event.button || !event.isPrimary) return
    this.at = at
    this.colour = colour
    this.x = event.clientX
    this.y = event.clientY
    this.held = true
  }

  /** A finger that carries something scrolls nothing. What it took up is drawn anew on the way, so that what is around it
   *  has to say so. */
  hold = (around: HTMLElement): (() => void) => {
    const listen = (event: TouchEvent) => {
      if (this.held && event.cancelable) event.preventDefault()
    }
    around.addEventListener('touchmove', listen, { passive: false })
    return () => around.removeEventListener('touchmove', listen)
  }

  /** Whether it has just left its place. */
  move(event: PointerEvent): boolean {
    if (this.held && !(event.buttons & 1)) this.end()
    if (!this.held) return false
    const starts = !this.moving
    if (starts && Math.hypot(event.clientX - this.x, event.clientY - this.y) <= SLIP) return false
    this.moving = true
    this.x = event.clientX
    this.y = event.clientY
    return starts
  }

  /** The key of the cell that it was put down on, '' for none; null if it was not carried anywhere. */
  drop(event: PointerEvent): string | null {
    const moved = this.moving
    this.end()
    if (!moved) return null
    swallowClick()
    return this.cellAt(event.clientX, event.clientY)
  }

  end(): void {
    this.held = false
    this.moving = false
  }

  private cellAt(x: number, y: number): string {
    const over = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-cell]')
    if (over) return over.dataset.cell!
    let found = ''
    let nearest = NEAR
    for (const cell of this.root()?.querySelectorAll<SVGElement>('[data-cell]') ?? []) {
      const box = cell.getBoundingClientRect()
      const far = Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2)
      if (box.width && far < nearest) [found, nearest] = [cell.dataset.cell!, far]
    }
    return found
  }
}

/** The end of a drag is no tap, even if it is where the drag began. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
