/** A position with an effect done to it, as far as the board shows it: what is on the pyramids, at the quarries and in
 * everybody's hands is as the engine has it; who decides next comes with the true position. */

import { withCubes } from './pyramids'
import type { Card, Effect, Level, Player, Quarry, View } from './types'

export function applied(effect: Effect, view: View): View {
  switch (effect.effect) {
    case 'cube-placed': {
      const { seat, pyramid, level, because } = effect
      const from = because === 'bonus' || because === 'extra-block' ? 'supply' : 'cubes'
      const paid =
        because === 'move-a-block'
          ? { ...view, lifted: null }
          : withPlayer(view, seat, (player) => ({ [from]: player[from] - 1 }))
      return withLevel(paid, pyramid, level, (cubes) => plus(cubes, seat, 1))
    }
    case 'cubes-fell':
    case 'eroded': {
      const { pyramid, level, cubes } = effect
      const left = withLevel(view, pyramid, level, (there) => there.map((n, seat) => n - cubes[seat]!))
      return withPlayers(left, ({ supply }, seat) => ({ supply: supply + cubes[seat]! }))
    }
    case 'block-lifted': {
      const { seat, pyramid, level } = effect
      return {
        ...withLevel(view, pyramid, level, (cubes) => plus(cubes, seat, -1)),
        lifted: [pyramid, level],
      }
    }
    case 'level-paid':
      return withPlayers(view, ({ gold }, seat) => ({ gold: gold + effect.gold[seat]! }))
    case 'round-began':
      return {
        ...withPlayers(view, () => ({ bid: null, passed: false })),
        round: effect.round,
        start_player: effect.start_player,
        stage: view.expert ? 'bid' : 'lay',
        quarries: view.quarries.map((quarry) => ({ ...quarry, face_down: true })),
      }
    case 'game-ended':
      return {
        ...withPlayers(view, (_, seat) => ({
          gold: effect.points[seat]!,
          earned: effect.earned.map((round) => round[seat]!),
          income: 0,
        })),
        stage: 'over',
      }
    case 'markers-offered':
      return { ...view, stage: 'bid', on_offer: effect.markers }
    case 'bid-made':
      return {
        ...withPlayer(view, effect.seat, () => ({ bid: effect.gold })),
        pending: view.pending.filter((seat) => seat !== effect.seat),
      }
    case 'bids-opened':
      return {
        ...withPlayers(view, ({ gold, paid }, seat) => ({
          bid: effect.bids[seat]!,
          gold: gold - effect.paid[seat]!,
          paid: paid + effect.paid[seat]!,
        })),
        stage: 'take',
        takers: effect.takers,
      }
    case 'marker-taken':
      return {
        ...withPlayer(view, effect.seat, ({ blue }) => ({ blue: [...blue, effect.marker] })),
        on_offer: view.on_offer.filter((marker) => marker !== effect.marker),
        takers: view.takers.filter((seat) => seat !== effect.seat),
      }
    case 'markers-lapsed':
      return { ...view, on_offer: [], stage: 'lay' }
    case 'card-laid': {
      const { seat, quarry, high, value } = effect
      const laid = withQuarry(view, quarry, ({ cards }) => ({ cards: [...cards, { seat, high, value }] }))
      return withPlayer(laid, seat, (player) => ({
        ...(high ? { high_cards: player.high_cards - 1 } : { low_cards: player.low_cards - 1 }),
        hand: value === null ? null : without(player.hand ?? [], value),
        capacity: value === null || player.capacity === null ? null : player.capacity - Math.max(value, 0),
      }))
    }
    case 'laying-stopped':
      return withPlayer(view, effect.seat, () => ({ passed: true }))
    case 'points-marker-laid':
      return withQuarry(view, effect.quarry, () => ({ points_marker: effect.seat }))
    case 'quarry-skipped':
      return { ...withQuarry(view, effect.quarry, () => ({ face_down: false })), settling: null }
    case 'quarry-revealed': {
      const turned = withQuarry(view, effect.quarry, () => ({
        cards: effect.cards,
        face_down: false,
        points_marker: effect.points_marker,
      }))
      return {
        ...withPlayers(turned, (_, seat) => ({ points: effect.points[seat]!, passed: false })),
        settling: effect.quarry,
        stage: 'hit',
      }
    }
    case 'points-taken': {
      const { target, left } = effect
      return target === null ? view : withPlayer(view, target, () => ({ points: left }))
    }
    case 'quarry-ranked': {
      const won = (seat: number) => effect.ranks.find((rank) => rank.seat === seat)?.cubes ?? 0
      return {
        ...withPlayers(view, ({ cubes, supply }, seat) => ({
          cubes: cubes + won(seat),
          supply: supply - won(seat),
        })),
        // What is left of settling it is its marker.
        stage: 'protect',
      }
    }
    case 'start-player-named':
      return { ...view, start_player: effect.seat }
    case 'protected':
      return withQuarry(view, effect.quarry, (quarry) => ({ protected: [...quarry.protected, effect.seat] }))
    case 'marker-won':
      return withPlayer(view, effect.seat, ({ green }) => ({ green: [...green, effect.marker] }))
    case 'marker-used':
    case 'marker-lost':
      return withPlayer(view, effect.seat, (player) => withoutMarkers(player, [effect.marker]))
    case 'markers-returned':
      return withPlayers(view, (player, seat) => withoutMarkers(player, effect.markers[seat] ?? []))
    case 'cubes-carried': {
      const lost = effect.won - effect.carried
      return withPlayer(view, effect.seat, ({ cubes, supply }) => ({
        cubes: cubes - lost,
        supply: supply + lost,
      }))
    }
    case 'extra-cube-taken':
      return withPlayer(view, effect.seat, ({ cubes, supply }) => ({ cubes: cubes + 1, supply: supply - 1 }))
    case 'cards-returned':
      return cardsReturned(view)
    case 'double-move-began':
    case 'passed': {
      const gold = effect.effect === 'passed' ? effect.gold : 0
      const paid = withPlayer(view, effect.seat, (player) => ({
        cubes: player.cubes - effect.paid,
        supply: player.supply + effect.paid,
        gold: player.gold + gold,
        forced: player.forced + gold,
      }))
      return effect.effect === 'passed' ? paid : { ...paid, stage: 'double' }
    }
    case 'double-move-ended':
      return { ...view, stage: 'build' }
    case 'last-turns-began':
      return { ...view, stage: 'last-turns' }
    case 'level-filled':
    case 'marker-kept':
    case 'waited':
      return view
  }
}

function cardsReturned(view: View): View {
  const back = view.quarries.flatMap(({ cards }) => cards)
  const returned = withPlayers(view, (player, seat) => {
    const own = back.filter((card) => card.seat === seat)
    const high = own.filter((card) => card.high).length
    return {
      low_cards: player.low_cards + own.length - high,
      high_cards: player.high_cards + high,
      hand: handWith(player.hand, own, view.low_values),
      points: null,
    }
  })
  const quarries = view.quarries.map((quarry) => ({
    ...quarry,
    cards: [],
    points_marker: null,
    protected: [],
  }))
  return { ...returned, quarries, settling: null, stage: 'build' }
}

/** A hand with cards back in it: the low ones first. */
function handWith(hand: readonly number[] | null, cards: Card[], low: readonly number[]): number[] | null {
  if (!hand) return null
  const all = [...hand, ...cards.flatMap(({ value }) => (value === null ? [] : [value]))]
  const rank = (value: number) => (low.includes(value) ? value : value < 0 ? 100 : 10 + value)
  return all.sort((one, other) => rank(one) - rank(other))
}

function withPlayers(view: View, change: (player: Player, seat: number) => Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player, seat) => ({ ...player, ...change(player, seat) })),
  }
}

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return withPlayers(view, (player, n) => (n === seat ? change(player) : {}))
}

function withQuarry(view: View, at: number, change: (quarry: Quarry) => Partial<Quarry>): View {
  const quarries = view.quarries.map((quarry, n) => (n === at ? { ...quarry, ...change(quarry) } : quarry))
  return { ...view, quarries }
}

/** Other cubes on a level, and all that follows from them. */
function withLevel(view: View, name: string, at: number, change: (cubes: number[]) => number[]): View {
  const levels = (all: Level[]) =>
    all.map((level, n) => (n === at ? withCubes(level, change(level.cubes)) : level))
  const pyramids = view.pyramids.map((pyramid) =>
    pyramid.name === name ? { ...pyramid, levels: levels(pyramid.levels) } : pyramid,
  )
  const pays = pyramids.flatMap((pyramid) => pyramid.levels.map((level) => level.pays))
  const built = withPlayers(view, (_, seat) => ({
    income: pays.reduce((all, gold) => all + gold[seat]!, 0),
  }))
  return { ...built, pyramids, open_level: openLevel(pyramids) }
}

/** The lowest level with room on any pyramid. */
function openLevel(pyramids: View['pyramids']): number | null {
  const free = pyramids.flatMap(({ levels }) =>
    levels.flatMap(({ cubes, spaces }, n) =>
      cubes.reduce((all, each) => all + each, 0) < spaces ? [n] : [],
    ),
  )
  return free.length ? Math.min(...free) : null
}

function plus(cubes: readonly number[], seat: number, by: number): number[] {
  return cubes.map((n, at) => (at === seat ? n + by : n))
}

function without(hand: readonly number[], value: number): number[] {
  const at = hand.indexOf(value)
  return hand.filter((_, n) => n !== at)
}

function withoutMarkers({ green, blue }: Player, markers: readonly string[]): Partial<Player> {
  return {
    green: green.filter((marker) => !markers.includes(marker)),
    blue: blue.filter((marker) => !markers.includes(marker)),
  }
}
