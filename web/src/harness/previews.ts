/** What the boards reckon themselves, as questions with plain answers: a test asks the engine the same. */

import { inOrder, problem, worth } from '../games/gold/plates'
import type { Printed, Shard } from '../games/gold/types'
import { offersFrom } from '../games/maori/display'
import { bySpace, fit, worths } from '../games/maori/islands'
import { optionsOf } from '../games/maori/options'
import { previewOf as maoriPreview } from '../games/maori/preview'
import { tally } from '../games/maori/rules/reckoning'
import { ghostOf } from '../games/maori/spots'
import { sceneOf as maoriScene, type Effect as MaoriEffect } from '../games/maori/staging'
import { cubes, levelPays, place } from '../games/maya/rules/reckoning'
import type { View as MayaView } from '../games/maya/types'
import { previewOf as yaxhaPreview, withCube } from '../games/yaxha/preview'
import { legalCells } from '../games/yaxha/rules/samples'
import type { Colour, Player, Place } from '../games/yaxha/types'
import type { Choice, ViewOf } from '../lib/types'

const QUESTIONS = {
  'gold-fits': (printed: Printed, shards: readonly Shard[]) => problem(printed, shards) === null,
  'gold-plate': (printed: Printed, shards: readonly Shard[]) => ({
    points: worth(printed, shards).points,
    order: inOrder(printed, shards).map((shard) => shard.number),
  }),

  'maori-offers': offersFrom,
  'maori-board': (...[plan, laid, shells, rivals]: Parameters<typeof tally>) => {
    const { boats, counted, points, pieces } = tally(plan, laid, shells, rivals)
    const finished = pieces.filter((piece) => piece.finished).map((piece) => piece.space)
    return { boats, counted, points, finished, islands: sum(worths(pieces, plan).map((each) => each.points)) }
  },
  /** What each choice would change, and how a tile would lie. */
  'maori-choices': (view: ViewOf<'maori'>, seat: number, choices: Choice<'maori'>[]) => {
    const options = optionsOf(choices, view, seat)
    const pieces = bySpace(view.players[seat]!.pieces)
    return choices.map(({ move, notation }) => ({
      ...maoriPreview(view, seat, options, notation, ghostOf(move, view, seat)),
      fit: move.move === 'lay' ? fit(pieces, view.plan, view.hand!, move.turn ?? 0, move.space) : null,
    }))
  },
  /** The position after all effects of a turn. */
  'maori-staged': (view: ViewOf<'maori'>, effects: readonly MaoriEffect[]) =>
    effects.reduce((now, effect) => maoriScene(effect, now, -1).view ?? now, view),

  'maya-pays': levelPays,
  /** All pyramids after a cube was placed. */
  'maya-placed': (view: MayaView, pyramid: number, level: number, seat: number) => {
    const grid = cubes(view)
    place(view, grid, pyramid, level, seat)
    return grid
  },
  'yaxha-lay': (player: Player, laid: Place, colour: Colour, scale: readonly number[]) => {
    const found = new Map(yaxhaPreview(player, laid, colour, scale).map((change) => [change.colour, change]))
    return {
      pyramid: withCube(player, laid, colour).sort((a, b) => a.layer - b.layer || a.y - b.y || a.x - b.x),
      groups: player.groups.map(({ colour, size, points }) => [
        found.get(colour)?.after ?? size,
        points + (found.get(colour)?.points ?? 0),
      ]),
    }
  },
  'yaxha-cells': (player: Player, colour: Colour) => [...legalCells(player, colour).keys()].sort(),
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

export function answer([question, ...given]: [keyof typeof QUESTIONS, ...unknown[]]): unknown {
  return (QUESTIONS[question] as (...given: unknown[]) => unknown)(...given)
}
