/** The clocks that can be chosen for a table, and how any clock is told. */

import type { NewTable } from './types'
import { language, listed, t } from './words.svelte'

type Clock = NewTable['clock']

export const CLOCKS: Record<string, Clock> = {
  none: null,
  move: { kind: 'move', seconds: 60 },
  game: { kind: 'game', seconds: 1200, increment: 10 },
  days: { kind: 'days', days: 2 },
}

const UNITS = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

export function clockName(clock: Clock): string {
  if (!clock) return t('clock-none')
  if (clock.kind !== 'game')
    return t('clock-decision', { time: duration('days' in clock ? clock.days * 24 * 3600 : clock.seconds) })
  const time = duration(clock.seconds)
  return clock.increment
    ? t('clock-game-more', { time, more: duration(clock.increment) })
    : t('clock-game', { time })
}

/** In words, as in "1 hour and 30 minutes". */
function duration(seconds: number): string {
  const parts = []
  for (const [unit, size] of UNITS) {
    const many = Math.floor(seconds / size)
    seconds -= many * size
    const format = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' })
    if (many) parts.push(format.format(many))
  }
  return listed(parts)
}
