/** A cube under the finger or the mouse, from where it is taken up to where it is put down. */

import type { Colour } from './types'

/** So far, in pixels, a tap may slip without becoming a drag. */
const SLIP = 8
/** Within so many pixels of its middle a cell draws a cube to itself. */
const NEAR = 56

interface Carrying {
  /** The cells are inside of it. */
  root(): HTMLElement | undefined
  /** It has left its place. */
  start(at: number): void
  /** It was put down on the cell of this key, or on none. */
  end(at: number, key: string): void
}

export class Carry {
  colour = $state<Colour | null>(null)
  x = $state(0)
  y = $state(0)
  moving = $state(false)
  /** The place in the hand of what is carried. */
  private at = -1
  private stop: AbortController | null = null

  constructor(private readonly carrying: Carrying) {}

  grab(at: number, colour: Colour, event: PointerEvent): void {
    if (event.button || !event.isPrimary) return
    this.drop()
    this.at = at
    this.colour = colour
    this.x = event.clientX
    this.y = event.clientY
    this.stop = new AbortController()
    const { signal } = this.stop
    if (event.pointerType === 'touch') this.followFinger(event.target!, signal)
    else {
      addEventListener('pointermove', (moved) => (moved.buttons & 1 ? this.move(moved) : this.drop()), {
        signal,
      })
      addEventListener('pointerup', (moved) => this.putDown(moved), { signal })
      addEventListener('pointercancel', () => this.drop(), { signal })
    }
  }

  /** What is taken up is drawn anew as it moves, and only touch events go on where it was. */
  private followFinger(target: EventTarget, signal: AbortSignal): void {
    const on = (kind: string, act: (touch: Touch) => void) =>
      target.addEventListener(
        kind,
        (event) => {
          // Neither does the page scroll, nor is the end of it a tap.
          if ((this.moving || kind === 'touchmove') && event.cancelable) event.preventDefault()
          act((event as TouchEvent).changedTouches[0]!)
        },
        { signal, passive: false },
      )
    on('touchmove', (touch) => this.move(touch))
    on('touchend', (touch) => this.putDown(touch))
    on('touchcancel', () => this.drop())
  }

  drop(): void {
    this.stop?.abort()
    this.stop = null
    this.moving = false
  }

  private move({ clientX, clientY }: { clientX: number; clientY: number }): void {
    if (!this.moving) {
      if (Math.hypot(clientX - this.x, clientY - this.y) <= SLIP) return
      this.moving = true
      this.carrying.start(this.at)
    }
    this.x = clientX
    this.y = clientY
  }

  private putDown({ clientX, clientY }: { clientX: number; clientY: number }): void {
    const moved = this.moving
    this.drop()
    if (!moved) return
    swallowClick()
    this.carrying.end(this.at, this.cellAt(clientX, clientY))
  }

  private cellAt(x: number, y: number): string {
    const over = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-cell]')
    if (over) return over.dataset.cell!
    let found = ''
    let nearest = NEAR
    for (const cell of this.carrying.root()?.querySelectorAll<SVGElement>('[data-cell]') ?? []) {
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
