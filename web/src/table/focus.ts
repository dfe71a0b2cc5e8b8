/** Focus for people who play by keyboard: choices come and go with every position, and the focus must not be lost. */

import { tick } from 'svelte'
import { isArrow, isCommand, middle, nearest } from '../games/keys'

export interface Confirmation {
  /** What waits to be confirmed. */
  picked(): string | null
  confirm(): void
}

export class KeyboardFocus {
  /** Whether the keyboard was used last: a mouse or a finger needs no focus. */
  private keys = false
  /** Where on the board the focus was last, on the page. */
  private place = { x: 0, y: 0 }
  /** Whether the last choice was taken from the list of choices instead of the board. */
  private listed = false
  private root: HTMLElement | null = null

  constructor(private readonly confirmation: Confirmation) {}

  /** Around the board and everything that belongs to it. */
  attach = (root: HTMLElement): (() => void) => {
    this.root = root
    const stop = new AbortController()
    const { signal } = stop
    root.addEventListener('focusin', (event) => this.remember(event.target as Element), { signal })
    root.addEventListener('keydown', (event) => this.pressHere(event), { signal, capture: true })
    addEventListener('pointerdown', () => (this.keys = false), { signal, capture: true })
    addEventListener('keydown', (event) => this.press(event), { signal, capture: true })
    return () => stop.abort()
  }

  /** Move the focus somewhere sensible after a change, if the element that had it is gone. */
  async restore(): Promise<void> {
    await tick()
    requestAnimationFrame(() => {
      if (this.keys && this.isLost()) this.goOn()
    })
  }

  private remember(element: Element): void {
    const from = element.closest('.board [data-lit], .playing > .actions li')
    if (!from) return
    this.listed = !from.matches('[data-lit]')
    if (this.listed) return
    const { x, y } = middle(from)
    this.place = { x: x + scrollX, y: y + scrollY }
  }

  private press(event: KeyboardEvent): void {
    // Escape closes a dialog and nothing else.
    if (event.key === 'Escape' && document.querySelector('dialog[open]')) event.stopPropagation()
    if (isCommand(event)) return
    this.keys = true
    if (!isArrow(event) || !this.isLost()) return
    if (this.toBoard()) event.preventDefault()
  }

  /** Enter on what is picked already is the second tap, the one that confirms; a key that is held down is none. */
  private pressHere(event: KeyboardEvent): void {
    if ((event.key !== 'Enter' && event.key !== ' ') || isCommand(event)) return
    const at = event.target as Element
    const again = event.key === 'Enter' && !!this.confirmation.picked() && at.matches('.board [data-picked]')
    if (event.repeat ? !at.matches('.board *, .actions :not(input)') : !again) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) this.confirmation.confirm()
  }

  private isLost(): boolean {
    const { activeElement } = document
    return (
      !activeElement ||
      activeElement === document.body ||
      activeElement.matches('main, .board, h1:not(.ending h1)')
    )
  }

  private goOn(): void {
    const confirm = this.root?.querySelector<HTMLElement>('.confirm .main')
    if (confirm) confirm.focus()
    else if (!(this.listed && this.toList()) && !this.toBoard()) {
      this.root?.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true })
    }
  }

  private toBoard(): boolean {
    const board = this.root?.querySelector('.board')
    const found = board && nearest(board, { x: this.place.x - scrollX, y: this.place.y - scrollY })
    found?.focus()
    return !!found
  }

  private toList(): boolean {
    const found = this.root?.querySelector<HTMLElement>(
      ':scope > .actions :is(details[open] li button, summary)',
    )
    found?.focus()
    return !!found
  }
}
