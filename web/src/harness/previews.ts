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
import { applied } from '../games/maya/applied'
import { previewOf as mayaPreview } from '../games/maya/preview'
import { cubes, levelPays } from '../games/maya/pyramids'
import type { Effect as MayaEffect, Move as MayaMove, View as MayaView } from '../games/maya/types'
import { legalCells } from '../games/yaxha/building'
import { carryOut, placeBefore, type Planned } from '../games/yaxha/plan'
import type { Colour, Player } from '../games/yaxha/types'
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
  /** All pyramids after a choice, and what they would pay. */
  'maya-preview': (view: MayaView, move: MayaMove, seat: number) => {
    const preview = mayaPreview(view, move, seat)
    return preview && { cubes: preview.cubes, pays: preview.pays, income: preview.income }
  },
  /** What a board shows when it has told these effects. */
  'maya-told': (view: MayaView, effects: MayaEffect[]) => {
    const then = effects.reduce((before, effect) => applied(effect, before), view)
    return {
      cubes: cubes(then),
      hand: then.players[then.seat]!.hand!.toSorted((one, other) => one - other),
      players: then.players.map(({ cubes, supply, gold, blue, low_cards, high_cards }) => ({
        cubes,
        supply,
        gold,
        blue: blue.toSorted(),
        low_cards,
        high_cards,
      })),
      quarries: then.quarries.map(({ cards, protected: safe, points_marker }) => ({
        cards,
        protected: safe.toSorted(),
        points_marker,
      })),
      start_player: then.start_player,
      on_offer: then.on_offer.toSorted(),
    }
  },
  /** Cubes of a hand laid in any order: the decisions it takes, and what comes of them. */
  'yaxha-plan': (player: Player, planned: readonly Planned[], scale: readonly number[]) => {
    const outcome = carryOut(player, planned, scale)
    return (
      outcome && {
        steps: outcome.steps.map((step) => step.notation),
        pyramid: outcome.player.pyramid.sort((a, b) => a.layer - b.layer || a.y - b.y || a.x - b.x),
        groups: outcome.player.groups.map(({ size, points }) => [size, points]),
        // Of those still in hand, as the pyramid lies now.
        cells: outcome.player.hand.map((colour) =>
          [...legalCells(outcome.player, colour).values()]
            .map((place) => placeBefore(place, outcome))
            .map(({ x, y, layer }) => `${layer}:${x}:${y}`)
            .sort(),
        ),
      }
    )
  },
  'yaxha-cells': (player: Player, colour: Colour) => [...legalCells(player, colour).keys()].sort(),
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

export function answer([question, ...given]: [keyof typeof QUESTIONS, ...unknown[]]): unknown {
  return (QUESTIONS[question] as (...given: unknown[]) => unknown)(...given)
}
