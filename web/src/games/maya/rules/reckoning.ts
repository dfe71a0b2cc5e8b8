/** What the rulebook's examples come to, reckoned here so that they can be tried: no game is played in them. */

import type { Choice, Quarry } from '../types'

/** Points at a quarry by seat, after these hits; null for a seat without cards there. */
export function pointsAfter(quarry: Quarry, players: number, hits: (number | null)[]): (number | null)[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = quarry.cards.filter((card) => card.seat === seat)
    if (!own.length) return null
    const sum = own.reduce((all, card) => all + Math.max(card.value ?? 0, 0), 0)
    return sum - 3 * hits.filter((hit) => hit === seat).length
  })
}

/** The owner of the next -3, when this many have been used; undefined when none is left. */
export function nextHitter(quarry: Quarry, used: number): number | undefined {
  const owners = quarry.cards.filter((card) => card.value === -3).map((card) => card.seat)
  return owners.toSorted((one, other) => one - other)[used]
}

/** Whom a -3 may hit: everybody else with points at the quarry. Choices go by the seat they hit. */
export function hitChoices(points: (number | null)[], owner: number): Choice[] {
  return points.flatMap((left, seat) =>
    seat !== owner && (left ?? 0) > 0
      ? [{ notation: String(seat), sentence: '', move: { move: 'hit', seat } }]
      : [],
  )
}
