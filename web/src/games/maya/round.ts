/** What happened in a round, as its effects tell it. */

import type { Turn } from '../contract'
import type { Effect, Quarry, View } from './types'

type Kind = Effect['effect']
type Of<K extends Kind> = Extract<Effect, { effect: K }>

/** Cubes, or gold: pyramid, level, seat. */
export type Grid = number[][][]

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

/** What happened since the present round began. */
export function thisRound(history: readonly Turn<'maya'>[]): Effect[] {
  const effects: Effect[] = history.flatMap((turn) => turn.effects)
  return effects.slice(effects.findLastIndex((effect) => effect.effect === 'round-began') + 1)
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
    return shown ? { ...quarry, cards: shown.cards, points_marker: shown.points_marker } : quarry
  })
}

export function carried(effects: readonly Effect[]): Carried[] {
  return only(effects, 'cubes-carried')
}

/** The gold that was paid just now, and the erosion after it; null if no round has just ended. */
export function payout(effects: readonly Effect[], view: View): Payout | null {
  const paid = only(effects, 'level-paid')
  const ends = effects.some((effect) => effect.effect === 'round-began' || effect.effect === 'game-ended')
  if (!ends || !paid.length) return null
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
    round: view.players[0]?.earned.length ?? 0,
    totals: bySeat(players, (seat) => levels.reduce((all, gold) => all + gold[seat]!, 0)),
    pays,
    lost,
  }
}

function bySeat(players: number, each: (seat: number) => number): number[] {
  return Array.from({ length: players }, (_, seat) => each(seat))
}
