/** How a game ended, in sentences: first what it means for who reads it, then the rest. */

import type { Result, SeatNews } from '../lib/types'
import { listed, t } from '../lib/words.svelte'

export interface Verdict {
  headline: string
  more: string[]
}

/** `seat` is the reader's, -1 for who only watched; `names` are of those who decided. */
export function verdict(
  result: Result,
  seats: readonly SeatNews[],
  seat: number,
  names: readonly string[],
): Verdict {
  if (result.why) return { headline: broken(result, seat, names), more: [] }
  const mine = seat >= 0 && !seats[seat]!.player ? result.places[seat]! : null
  const first = result.places.flatMap((place, n) => (place === 1 ? [n] : []))
  const won = t('won', { names: listed(first.map((n) => names[n]!)), count: first.length })
  if (mine === null) return { headline: won, more: reasons(result, seats) }
  const points = result.scores[seat]!
  const placed = t('placed', { place: mine, players: seats.length, points })
  if (mine > 1) return { headline: placed, more: [won, ...reasons(result, seats)] }
  if (first.length > 1) return { headline: won, more: [placed] }
  return { headline: t('won-you', { points }), more: reasons(result, seats) }
}

/** The game stopped before its end. */
function broken({ why, by }: Result, seat: number, names: readonly string[]): string {
  if (by === seat) return t(`ended-${why}-you`)
  return t(`ended-${why}`, { name: names[by ?? 0] ?? '' })
}

function reasons(result: Result, seats: readonly SeatNews[]): string[] {
  const gaveUp = seats.some(({ person, why }) => person && why)
  if (gaveUp) return [t('decided-gave-up')]
  return result.decided_by === 'tie-break' ? [t('decided-tie-break', { what: result.tie_break ?? '' })] : []
}
