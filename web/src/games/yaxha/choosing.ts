/** The legal choices, by where they are on the board. */

import type { Choice } from '../../lib/types'
import type { Colour, Place } from './cubes'
import { keyOf } from './cubes'

export interface Cell extends Place {
  notation: string
  sentence: string
}

export interface Options {
  /** By the number of the market. */
  markets: Map<number, string>
  /** Where each colour in hand may lie, by the key of the cell. */
  cells: Map<Colour, Map<string, Cell>>
  discards: Map<Colour, string>
}

export function sortOut(choices: readonly Choice<'yaxha'>[]): Options {
  const options: Options = { markets: new Map(), cells: new Map(), discards: new Map() }
  for (const { notation, sentence, move } of choices) {
    if (move.move === 'market') options.markets.set(move.market, notation)
    else if (move.move === 'discard') options.discards.set(move.colour, notation)
    else {
      const cells = options.cells.get(move.colour) ?? new Map<string, Cell>()
      const { x, y, layer } = move
      options.cells.set(move.colour, cells.set(keyOf(move), { x, y, layer, notation, sentence }))
    }
  }
  return options
}

/** Arrow keys between lit cells: to the nearest one that lies in that direction on the screen. */
export function step(event: KeyboardEvent): void {
  const [dx, dy] =
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? []
  const from = event.target
  if (dx === undefined || dy === undefined || !(from instanceof Element) || !from.matches('[data-cell]'))
    return
  event.preventDefault()
  const start = middle(from)
  let best: { element: Element; far: number } | undefined
  for (const element of (event.currentTarget as Element).querySelectorAll('[data-cell]')) {
    const end = middle(element)
    const [x, y] = [end.x - start.x, end.y - start.y]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (ahead < 2 || aside > 2 * ahead) continue
    const far = ahead + 2 * aside
    if (!best || far < best.far) best = { element, far }
  }
  if (best) (best.element as SVGElement).focus()
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Enter and Space on what is not a real button. */
export function pressed(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    act()
  }
}
