/** What happened in a round, as its effects tell it. */

import type { Turn } from '../contract'
import type { Grid } from './pyramids'
import type { Effect, Quarry, View } from './types'

type Kind = Effect['effect']
type Of<K extends Kind> = Extract<Effect, { effect: K }>

/** The end of a round. */
export interface Payout {
  round: number
  /** Gold of each seat. */
  totals: number[]
  /** Where it came from, and the cubes that were lost. */
  pays: Grid
  lost: Grid
}

/** The quarries that are settled: cubes of each seat, by quarry. */
export type Gains = Map<number, number[]>

export interface Carried {
  seat: number
  won: number
  carried: number
}

function only<K extends Kind>(effects: readonly Effect[], kind: K): Of<K>[] {
  return effects.filter((effect): effect is Of<K> => effect.effect === kind)
}

/** What happened in a round, up to the beginning of the next. A board that lags behind still asks for its own. */
export function inRound(history: readonly Turn<'maya'>[], round: number): Effect[] {
  const effects: Effect[] = history.flatMap((turn) => turn.effects)
  const begins = (n: number) =>
    effects.findIndex((effect) => effect.effect === 'round-began' && effect.round === n)
  const [from, to] = [begins(round), begins(round + 1)]
  return from < 0 ? [] : effects.slice(from + 1, to < 0 ? undefined : to)
}

export function gains(round: readonly Effect[], players: number): Gains {
  return new Map(
    only(round, 'quarry-ranked').map(({ quarry, ranks }) => [
      quarry,
      bySeat(players, (seat) => ranks.find((rank) => rank.seat === seat)?.cubes ?? 0),
    ]),
  )
}

/** The quarries with the cards that were turned up there in this round, now back in everybody's hands. */
export function asRevealed(quarries: readonly Quarry[], round: readonly Effect[]): Quarry[] {
  const revealed = new Map(only(round, 'quarry-revealed').map((effect) => [effect.quarry, effect]))
  return quarries.map((quarry, n) => {
    const shown = revealed.get(n)
    return shown
      ? { ...quarry, face_down: false, cards: [...shown.cards], points_marker: shown.points_marker }
      : quarry
  })
}

export function carried(round: readonly Effect[]): Carried[] {
  return only(round, 'cubes-carried')
}

/** The gold that was paid at the end of a round, and the erosion after it; null if it has not ended. */
export function payout(effects: readonly Effect[], round: number, view: View): Payout | null {
  const paid = only(effects, 'level-paid')
  if (!paid.length) return null
  const players = view.players.length
  const after = effects.slice(effects.indexOf(paid[0]!))
  const names = view.pyramids.map((pyramid) => pyramid.name)
  const grid = (): Grid => view.pyramids.map((pyramid) => pyramid.levels.map(() => bySeat(players, () => 0)))
  const pays = grid()
  const lost = grid()
  for (const { pyramid, level, gold } of paid) pays[names.indexOf(pyramid)]![level] = gold
  for (const { pyramid, level, cubes } of [...only(after, 'eroded'), ...only(after, 'cubes-fell')]) {
    const row = lost[names.indexOf(pyramid)]![level]!
    cubes.forEach((n, seat) => (row[seat]! += n))
  }
  const levels = pays.flat()
  return {
    round,
    totals: bySeat(players, (seat) => levels.reduce((all, gold) => all + gold[seat]!, 0)),
    pays,
    lost,
  }
}

/** The ends of all rounds that were paid. */
export function payouts(history: readonly Turn<'maya'>[], view: View): Payout[] {
  const rounds = view.players[0]?.earned.length ?? 0
  return Array.from({ length: rounds }, (_, n) => payout(inRound(history, n + 1), n + 1, view)).filter(
    (each) => each !== null,
  )
}

function bySeat(players: number, each: (seat: number) => number): number[] {
  return Array.from({ length: players }, (_, seat) => each(seat))
}
