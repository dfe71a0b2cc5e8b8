/** The ranks at a quarry whose cards are seen. */

import type { View, Quarry } from './types'

export interface Rank {
  seat: number
  /** What the cards say, and the points marker. */
  cards: number[]
  marker: number
  /** Taken off by others. */
  hits: number
  points: number
  /** Cubes for this rank, as printed; 0 for none. */
  cubes: number
  protected: boolean
}

/** Best first. `points` are those of the rules where they are known, as others may have taken some off. */
export function ranksAt(quarry: Quarry, points: (number | null)[] | null, markerPoints: number): Rank[] {
  const order: number[] = []
  for (const card of quarry.cards) if (!order.includes(card.seat)) order.push(card.seat)
  if (quarry.points_marker !== null && !order.includes(quarry.points_marker)) order.push(quarry.points_marker)
  const rows = order.map((seat) => {
    const cards = quarry.cards.filter((card) => card.seat === seat).map((card) => card.value ?? 0)
    const marker = quarry.points_marker === seat ? markerPoints : 0
    const sum = cards.filter((value) => value > 0).reduce((all, value) => all + value, marker)
    const left = points?.[seat] ?? sum
    return {
      seat,
      cards,
      marker,
      hits: sum - left,
      points: left,
      cubes: 0,
      protected: quarry.protected.includes(seat),
    }
  })
  const ranked = rows.toSorted((one, other) => other.points - one.points)
  ranked.forEach((row, rank) => (row.cubes = row.points > 0 ? (quarry.prizes[rank] ?? 0) : 0))
  return ranked
}

/** Points at the quarry being settled, by seat; null where none is being settled. */
export function pointsNow(view: View): (number | null)[] | null {
  const points = view.players.map((player) => player.points)
  return view.settling !== null && points.some((each) => each !== null) ? points : null
}

/** Whether the cubes of the quarry being settled have been handed out. */
export function handedOut(view: View): boolean {
  return ['protect', 'name-start-player', 'block'].includes(view.stage)
}
