/** What a picked choice would change on the pyramids: cubes, and the gold that they would pay.
 *
 * Bonus cubes and cubes that lose their support are reckoned in; checked against the engine (decision 10). */

import { placeOf, liftsCube, putsCube } from './options'
import { cubes, levelPays, lift, place, type Grid } from './pyramids'
import type { Move, View } from './types'

export interface Preview {
  cubes: Grid
  /** The gold that each level would pay then. */
  pays: Grid
  /** By how much the gold that all pyramids would pay changes, of each seat. */
  income: number[]
}

/** Null for a choice that changes no pyramid. */
export function previewOf(view: View, move: Move, seat: number): Preview | null {
  const at = placeOf(move, view.open_level)
  const pyramid = view.pyramids.findIndex(({ name }) => name === at.pyramid)
  if (pyramid < 0 || at.level === undefined || seat < 0) return null
  const then = cubes(view)
  if (putsCube(at.kind)) place(afterPaying(view, move, seat), then, pyramid, at.level, seat)
  else if (liftsCube(at.kind)) lift(then, pyramid, at.level, seat)
  else return null
  const pays = view.pyramids.map(({ levels }, p) =>
    levels.map(({ gold }, l) => levelPays(then[p]![l]!, gold)),
  )
  const income = view.players.map((_, n) => total(pays, n) - total(paysNow(view), n))
  return { cubes: then, pays, income }
}

/** An extra block comes from the supply, which a bonus cube then lacks. */
function afterPaying(view: View, move: Move, seat: number): View {
  if (move.move !== 'extra' && move.move !== 'joker-extra') return view
  const players = view.players.map((player, n) =>
    n === seat ? { ...player, supply: player.supply - 1 } : player,
  )
  return { ...view, players }
}

function paysNow(view: View): Grid {
  return view.pyramids.map(({ levels }) => levels.map(({ pays }) => pays))
}

function total(pays: Grid, seat: number): number {
  return pays.flat().reduce((all, level) => all + level[seat]!, 0)
}
