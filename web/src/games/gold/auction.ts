/** The latest auction whose bids are open, and what came of it. It is read from the position, so that a position from
 *  the midst of a turn shows no more than has been told. */

import type { Turn } from '../contract'
import type { Effect, Shard, View } from './types'

type Sold = Extract<Effect, { effect: 'shard-sold' }>

export interface Auction {
  bids: number[]
  shard: Pick<Shard, 'number' | 'size' | 'up'>
  /** Whether it is known who won, or that nobody did. */
  judged: boolean
  /** Who won, and whose higher bids cancelled each other; null if nobody won. */
  sold: Pick<Sold, 'seat' | 'price' | 'to' | 'cancelled'> | null
  /** Who was paid, once that is decided. */
  payee: number | null
}

export type Fate = 'opened' | 'won' | 'tied' | 'paid' | 'may-be-paid' | 'nothing' | 'kept'

/** History tells how the shard lay when it was sold: since then it may have been turned over. */
export function latestAuction(view: View, history: readonly Turn<'gold'>[]): Auction | null {
  const bids = view.players.flatMap(({ opened }) => (opened === null ? [] : [opened]))
  const number = view.auction - (view.stage === 'bid' ? 2 : 1)
  const shard = asSold(number, history) ?? everywhere(view).find((each) => each.number === number)
  if (bids.length < view.players.length || !shard) return null
  const { winner, payee } = view
  const judged = winner !== null || view.unsold.some((each) => each.number === number)
  const price = bids[winner ?? -1] ?? 0
  const sold =
    winner === null
      ? null
      : {
          seat: winner,
          price,
          to: payeesOf(bids, winner),
          cancelled: seatsThat(bids, (bid) => bid > price),
        }
  return { bids, shard, judged, sold, payee }
}

function asSold(number: number, history: readonly Turn<'gold'>[]): Auction['shard'] | undefined {
  for (const { effects } of history.toReversed())
    for (const effect of effects.toReversed())
      if (effect.effect === 'auction-opened' && effect.shard.number === number) return effect.shard
  return undefined
}

function everywhere(view: View): Shard[] {
  const won = view.players.flatMap(({ plates, out }) => [...plates.flatMap(({ shards }) => shards), ...out])
  return [...view.row, ...(view.new ? [view.new] : []), ...view.unsold, ...won]
}

/** The highest bid that only one made wins, and goes to one of those who bid least. */
export function outcomeOf(bids: readonly number[]): { winner: number | null; payees: number[] } {
  const lone = bids.filter((bid) => bid > 0 && bids.filter((each) => each === bid).length === 1)
  if (!lone.length) return { winner: null, payees: [] }
  const winner = bids.indexOf(Math.max(...lone))
  return { winner, payees: payeesOf(bids, winner) }
}

/** A winner who bid least, because all others cancelled each other, may pay anybody. */
function payeesOf(bids: readonly number[], winner: number): number[] {
  const least = Math.min(...bids)
  return seatsThat(bids, (bid, seat) => seat !== winner && (bids[winner] === least || bid === least))
}

function seatsThat(bids: readonly number[], fit: (bid: number, seat: number) => boolean): number[] {
  return bids.flatMap((bid, seat) => (fit(bid, seat) ? [seat] : []))
}

export function fateOf({ bids, judged, sold, payee }: Auction, seat: number): Fate {
  const bid = bids[seat] ?? 0
  if (!judged) return 'opened'
  if (sold?.seat === seat) return 'won'
  if (payee === seat) return 'paid'
  if (sold && payee === null && sold.to.includes(seat)) return 'may-be-paid'
  if (bid === 0) return 'nothing'
  // Where nobody won, all bids were equal to another one.
  return !sold || sold.cancelled.includes(seat) ? 'tied' : 'kept'
}
