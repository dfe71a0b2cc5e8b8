/** The cubes that were laid just now, as their effects tell it. */

import type { Turn } from '../contract'
import { keyOf, type Place } from './types'

/** The cells of the cubes that became known after the first `heard` turns, for each seat.
 *
 * They are cells of the pyramids as they lie at the end: a cube laid before the first column or row moves the others.
 */
export function laidSince(history: readonly Turn<'yaxha'>[], heard: number, players: number): Set<string>[] {
  const cubes: Place[][] = Array.from({ length: players }, () => [])
  // Seats whose cubes of this round were heard of one by one. The pyramid they show at its end has nothing new.
  const known = new Set<number>()
  history.forEach(({ effects }, turn) => {
    for (const effect of effects) {
      if (effect.effect === 'markets-filled') known.clear()
      if (effect.effect !== 'cube-laid' && effect.effect !== 'pyramid-built') continue
      const { seat, moved = [0, 0] } = effect
      if (effect.effect === 'cube-laid') known.add(seat)
      else if (known.has(seat)) continue
      const laid = effect.effect === 'cube-laid' ? [effect] : effect.laid
      const before = cubes[seat]!.map(({ x, y, layer }) => ({ x: x + moved[0], y: y + moved[1], layer }))
      cubes[seat] = turn < heard ? [] : [...before, ...laid]
    }
  })
  return cubes.map((each) => new Set(each.map(keyOf)))
}
