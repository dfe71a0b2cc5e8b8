/** Positions after one thing more has happened, for the board to show in between. Never the given one is changed. */

import { offersFrom } from './display'
import { tally } from './rules/reckoning'
import type { Player, Tile, View } from './types'

export function withPlayer(view: View, seat: number, change: Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player, n) => (n === seat ? { ...player, ...change } : player)),
  }
}

/** Shells go to the bank; fewer than none come from it. */
export function paid(view: View, seat: number, price: number): View {
  const player = view.players[seat]
  if (!player || !price) return view
  return scored(withPlayer({ ...view, bank: view.bank + price }, seat, { shells: player.shells - price }))
}

export function withTile(display: View['display'], place: number, tile: Tile | null): View['display'] {
  return display.map((each, n) => (n === place ? tile : each))
}

/** With what the tiles in front of the ship cost by now. */
export function withFaced(view: View): View {
  return { ...view, faced: view.ship === null ? [] : offersFrom(view.display, view.ship) }
}

/** With the worth of an island that is finished, or broken up, by now. */
export function withIsland(view: View, seat: number, spaces: readonly string[]): View {
  const player = view.players[seat]
  if (!player) return view
  const counted = new Map(countedOf(view, player).pieces.map((piece) => [piece.space, piece]))
  const pieces = player.pieces.map((piece) => {
    const now = spaces.includes(piece.space) ? counted.get(piece.space) : undefined
    return now ? { ...piece, finished: now.finished ?? false, points: now.points ?? 0 } : piece
  })
  return withPlayer(view, seat, { pieces })
}

function countedOf(view: View, player: Player, rivals = { boats: 0, shells: 0 }) {
  return tally(view.plan, player.pieces, player.shells, rivals)
}

/** With everybody's points, if the game ended now. */
export function scored(view: View): View {
  const boats = view.players.map((player) => countedOf(view, player).counted)
  const most = (all: number[], seat: number) => Math.max(0, ...all.filter((_, n) => n !== seat))
  const shells = view.players.map((player) => player.shells)
  const players = view.players.map((player, seat) => {
    const rivals = { boats: most(boats, seat), shells: most(shells, seat) }
    return { ...player, counted_boats: boats[seat]!, points: countedOf(view, player, rivals).points }
  })
  return { ...view, players }
}

/** How many turns are left when another of the last ones begins: one less, if one of them is over. */
export function oneLess(view: View): number | null {
  return view.last_turns === null || !view.pending.length ? view.last_turns : view.last_turns - 1
}
