/** The latest auction whose bids are open: what each bid came to; and what the log speaks of. */

import type { Pointed } from '../contract'
import type { Shard, View } from './materials'

export type Fate = 'won' | 'tied' | 'paid' | 'may-be-paid' | 'nothing' | 'kept'

/** The shard that was sold last; it lies wherever it lies now. */
export function latestShard(view: View): Shard | undefined {
  const number = view.stage === 'bid' ? view.auction - 1 : view.auction
  const lying = view.players.flatMap((player) => [
    ...player.plates.flatMap((plate) => plate.shards),
    ...player.out,
  ])
  return (
    [view.new, ...view.row, ...view.unsold, ...lying].find((shard) => shard?.number === number) ?? undefined
  )
}

export function latestNumber(view: View): number {
  return view.stage === 'bid' ? view.auction - 1 : view.auction
}

export function fateOf(view: View, seat: number): Fate {
  const bids = view.players.map((player) => player.opened ?? 0)
  const bid = bids[seat] ?? 0
  if (view.winner === seat) return 'won'
  if (view.payee === seat) return 'paid'
  if (view.winner !== null && view.payee === null) {
    const least = Math.min(...bids)
    if (bids[view.winner] === least || bid === least) return 'may-be-paid'
  }
  if (bid === 0) return 'nothing'
  return bids.filter((each) => each === bid).length > 1 ? 'tied' : 'kept'
}

/** Whether the log speaks of somebody's plate; of a shard that was arranged before, it may be any of theirs. */
export function isPointed(view: View, pointed: Pointed<'gold'> | null, seat: number, plate: number): boolean {
  if (pointed?.seat !== seat) return false
  if (pointed.move.move === 'plate') return pointed.move.plate === plate
  const arranged = view.winner === seat ? view.arrangement?.plate : undefined
  return pointed.move.move === 'arrange' && (arranged ?? plate) === plate
}
