/** What can be done on the spaces of one's own board, and what is half done there. */

import { t } from '../../lib/words.svelte'
import { bySpace, fit, type Fit } from './islands'
import { allSpaces, isNextTo, stepFrom, type Move, type Tile, type View } from './types'
import type { Options } from './options'
import { previewOf } from './preview'

export interface Spot {
  kind: 'lay' | 'remove' | 'step' | 'move' | 'hint'
  fit?: Fit
  label: string
  picked: boolean
  /** The choices that are made here. */
  notations?: readonly string[]
  /** How a tile would lie. */
  turn?: number
  /** How the points would change. */
  gain?: number
  /** None where there is only a hint. */
  act?: () => void
}

/** A picked choice, drawn as half done. */
export interface Ghost {
  laid?: { space: string; tile: Tile; turn: number }
  removed?: string
  ship?: string
}

interface Situation {
  view: View
  seat: number
  options: Options
  picked: string | null
  /** How the tile in hand is held; null as it fits best. */
  turn: number | null
  removing: boolean
  /** A tile of the display that is only thought about. */
  considered: Tile | null
}

const BEST: readonly Fit[] = ['finishes', 'joins', 'free', 'clashes']

export function spotsOf(
  now: Situation,
  pick: (notation: string) => void,
  turnOn: () => void,
): Map<string, Spot> {
  const { view, seat, options, picked } = now
  const spots = new Map<string, Spot>()
  const player = view.players[seat]
  if (!player) return spots
  const pieces = bySpace(player.pieces)
  for (const [space, turns] of options.lays) {
    if (!view.hand) break
    const hand = view.hand
    const ways = [...turns]
      .filter(([turn], _, all) => now.turn === null || turn === now.turn || all.length === 1)
      .map(([turn, notation]) => ({ notation, turn, fit: fit(pieces, view.plan, hand, turn, space) }))
      .sort((one, other) => BEST.indexOf(one.fit) - BEST.indexOf(other.fit))
    if (!ways[0]) continue
    const { notation, turn, fit: how } = ways[0]
    const laid = { space, tile: hand, turn }
    const here = [...turns.values()].includes(picked ?? '')
    spots.set(space, {
      kind: 'lay',
      fit: how,
      label: t('maori-lay', { space, fit: how }),
      picked: here,
      notations: [notation],
      turn,
      gain: previewOf(view, seat, options, notation, { laid }).points,
      // Tapped again, the tile is turned, if it may lie in several ways.
      act: () => (here && turns.size > 1 ? turnOn() : pick(notation)),
    })
  }
  const lossOf = (space: string) => previewOf(view, seat, options, space, { removed: space }).points
  const plainly = (kind: 'remove' | 'step' | 'move', found: ReadonlyMap<string, string>) => {
    for (const [space, notation] of found)
      spots.set(space, {
        kind,
        label: t(`maori-${kind}`, { space }),
        picked: picked === notation,
        notations: [notation],
        ...(kind === 'remove' ? { gain: lossOf(space) } : {}),
        act: () => pick(notation),
      })
  }
  plainly('step', options.steps)
  plainly('move', options.moves)
  if (options.stay && player.ship) {
    const { stay } = options
    spots.set(player.ship, {
      kind: 'move',
      label: t('maori-stay'),
      picked: picked === stay,
      notations: [stay],
      act: () => pick(stay),
    })
  }
  if (now.removing) plainly('remove', options.removes)
  else if (now.considered && view.stage === 'act')
    for (const space of allSpaces(view.plan)) {
      if (pieces.has(space) || (player.ship && !isNextTo(player.ship, space))) continue
      const how = fit(pieces, view.plan, now.considered, 0, space)
      const laid = { space, tile: now.considered, turn: 0 }
      const gain = previewOf(view, seat, options, '', { laid }).points
      spots.set(space, { kind: 'hint', fit: how, label: '', picked: false, turn: 0, gain })
    }
  return spots
}

export function ghostOf(move: Move | undefined, view: View, seat: number): Ghost | null {
  const player = view.players[seat]
  switch (move?.move) {
    case 'lay':
      return view.hand ? { laid: { space: move.space, tile: view.hand, turn: move.turn ?? 0 } } : null
    case 'remove':
      return { removed: move.space }
    case 'move-ship':
      return { ship: move.space }
    case 'step':
      return player?.ship ? { ship: stepFrom(player.ship, move.direction) } : null
    default:
      return null
  }
}
