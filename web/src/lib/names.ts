import type { Update } from './types'
import { t } from './words.svelte'

type Seat = Update['seats'][number]

/** Who sits there; computer players are called by how good they are. */
export function nameOf(seat: Seat | undefined): string {
  return seat?.player && !seat.person ? t(`level-${seat.player}`) : (seat?.name ?? '')
}
