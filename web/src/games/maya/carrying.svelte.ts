/** A worker card or a cube under the finger or the mouse, from where it is taken up to where it is dropped. */

export type Carried = { what: 'card'; value: number } | { what: 'cube' }

/** So far, in pixels, a tap may slip without becoming a drag. */
const SLIP = 8

export class Carrying {
  /** What is on its way; null while it is only held. */
  piece = $state.raw<Carried | null>(null)
  x = $state(0)
  y = $state(0)
  /** The place under it, by its name in `data-drop`. */
  over = $state<string | null>(null)
  #held: Carried | null = null

  grab(what: Carried, event: PointerEvent): void {
    if (event.button || !event.isPrimary) return
    this.#held = what
    this.x = event.clientX
    this.y = event.clientY
  }

  move(event: PointerEvent): void {
    if (!this.#held || !event.isPrimary) return
    if (!this.piece && Math.hypot(event.clientX - this.x, event.clientY - this.y) <= SLIP) return
    this.piece = this.#held
    this.x = event.clientX
    this.y = event.clientY
    this.over = dropAt(event)
  }

  /** What was dropped, and on which place. */
  drop(event: PointerEvent): { piece: Carried; on: string } | null {
    const piece = this.piece
    this.end()
    if (!piece) return null
    swallowClick()
    const on = dropAt(event)
    return on === null ? null : { piece, on }
  }

  end(): void {
    this.#held = this.piece = this.over = null
  }
}

function dropAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  return under?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null
}

/** The end of a drag is no tap, even if it is where the drag began. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
