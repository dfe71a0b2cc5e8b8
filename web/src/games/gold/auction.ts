/** The latest auction whose bids are open, as its effects tell it. */

import type { Turn } from '../contract'
import type { Effect } from './types'

type Of<K extends Effect['effect']> = Extract<Effect, { effect: K }>

export interface Auction {
  bids: number[]
  shard: Of<'shard-sold'>['shard']
  /** Who won, and whose higher bids cancelled each other; null if nobody won. */
  sold: Pick<Of<'shard-sold'>, 'seat' | 'price' | 'to' | 'cancelled'> | null
  /** Who was paid, once that is decided. */
  payee: number | null
}

export type Fate = 'won' | 'tied' | 'paid' | 'may-be-paid' | 'nothing' | 'kept'

export function latestAuction(history: readonly Turn<'gold'>[]): Auction | null {
  const effects: Effect[] = history.flatMap((turn) => turn.effects)
  const from = effects.findLastIndex((effect) => effect.effect === 'bids-opened')
  const opened = effects[from]
  if (opened?.effect !== 'bids-opened') return null
  const since = effects.slice(from)
  const find = <K extends Effect['effect']>(kind: K) =>
    since.find((effect): effect is Of<K> => effect.effect === kind)
  const sold = find('shard-sold') ?? null
  const shard = (sold ?? find('shard-unsold'))?.shard
  return shard ? { bids: opened.bids, shard, sold, payee: find('beads-paid')?.to ?? null } : null
}

export function fateOf({ bids, sold, payee }: Auction, seat: number): Fate {
  const bid = bids[seat] ?? 0
  if (sold?.seat === seat) return 'won'
  if (payee === seat) return 'paid'
  if (sold && payee === null && sold.to.includes(seat)) return 'may-be-paid'
  if (bid === 0) return 'nothing'
  // Where nobody won, all bids were equal to another one.
  return !sold || sold.cancelled.includes(seat) ? 'tied' : 'kept'
}
