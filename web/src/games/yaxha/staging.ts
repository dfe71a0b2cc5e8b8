/** What the board shows while an effect is told: who, from where to where, and why.
 *
 * Places: `bag`, `market-N`, `player-N` (their panel), `hand-N`, `tile-N` (their turn tile), `pyramid-N`,
 * `cell-N-KEY` (a cell of their pyramid), `group-N-COLOUR`, `card-NAME` and `points-N`. */

import type { Flight, Scene } from '../../motion/scene'
import { covered, withCube, withPyramid } from './preview'
import { COLOURS, keyOf, type Colour, type Effect, type Player, type Staged, type View } from './types'

/** What flies: cubes together or alone, a market card, a turn tile, points. */
export type Piece =
  | { kind: 'cubes'; cubes: readonly Colour[] }
  | { kind: 'card'; seat: number; market: number | null }
  | { kind: 'tile'; number: number }
  | { kind: 'points'; points: number }

type Shown = Scene<'yaxha', Piece> & { view?: Staged }
type Told<E extends Effect['effect']> = Extract<Effect, { effect: E }>

export const cellAt = (seat: number, key: string): string => `cell-${seat}-${key}`

export function sceneOf(effect: Effect, shown: View, seat: number): Shown {
  const view: Staged = { ...shown }
  delete view.front
  delete view.scored
  switch (effect.effect) {
    case 'markets-filled':
      return filled(effect, view)
    case 'market-chosen':
      return chosen(effect, view, seat)
    case 'choices-revealed':
      return revealed(effect, view)
    case 'market-given':
      return given(effect, view)
    case 'turn-tiles-swapped':
      return swapped(effect, view)
    case 'cube-laid':
      return laid(effect, view, seat)
    case 'cube-discarded':
      return discarded(effect, view, seat)
    case 'building-finished':
      return { view: done(view, effect.seat), beats: 0 }
    case 'pyramid-built':
      return built(effect, view, seat)
    case 'groups-scored':
      return groups(effect, view)
    case 'card-scored':
      return card(effect, view)
    case 'game-ended':
      return ended(effect, view)
    default:
      return unknown(effect)
  }
}

function unknown(effect: never): never {
  throw Error(`no scene for ${JSON.stringify(effect)}`)
}

/** A view in which one player is another. */
function withPlayer(view: View, seat: number, change: (player: Player) => Player): Staged {
  return { ...view, players: view.players.map((player, n) => (n === seat ? change(player) : player)) }
}

function done(view: View, seat: number): View {
  return { ...view, pending: view.pending.filter((each) => each !== seat) }
}

function minus(hand: readonly Colour[], gone: readonly Colour[]): Colour[] {
  const left = [...hand]
  for (const colour of gone) {
    const at = left.indexOf(colour)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

// Markets

function filled({ round, markets }: Told<'markets-filled'>, view: View): Shown {
  const drawn = markets.flat()
  const players = view.players.map((player) => ({ ...player, chosen: null, hand: [], built: [] }))
  return {
    at: markets.map((_, n) => `market-${n}`),
    flights: markets.map((cubes, n) => ({
      piece: { kind: 'cubes', cubes },
      from: 'bag',
      to: `market-${n}`,
    })),
    view: {
      ...view,
      round,
      stage: 'choose',
      pending: players.map((_, n) => n),
      markets: markets.map((cubes) => [...cubes]),
      bag: view.bag.map((left, n) => left - drawn.filter((each) => each === COLOURS[n]).length),
      players,
    },
    beats: 1,
    sound: 'stone',
  }
}

function chosen({ seat: who, market }: Told<'market-chosen'>, view: View, seat: number): Shown {
  const then = withPlayer(done(view, who), who, (player) => ({ ...player, chosen: market ?? null }))
  if (who === seat) return { view: then, beats: 0 }
  return { at: [`player-${who}`], view: then, beats: 0.6, sound: 'card' }
}

/** All cards are turned at once: each goes to the market it names. */
function revealed({ markets }: Told<'choices-revealed'>, view: View): Shown {
  return {
    at: [...new Set(markets)].map((market) => `market-${market}`),
    flights: markets.map((market, seat) => ({
      piece: { kind: 'card', seat, market },
      from: `player-${seat}`,
      to: `market-${market}`,
    })),
    view: {
      ...view,
      stage: 'claim',
      pending: [],
      players: view.players.map((player, seat) => ({ ...player, chosen: markets[seat] ?? null })),
    },
    beats: 1.5,
    sound: 'card',
  }
}

/** Where several wanted it, all of them are lit, with their turn tiles: the lowest decides. */
function given({ seat, market, cubes, because, tied = [] }: Told<'market-given'>, view: View): Shown {
  const rivals = because === 'lower-tile' ? tied.flatMap((each) => [`player-${each}`, `tile-${each}`]) : []
  const then = withPlayer(done(view, seat), seat, (player) => ({ ...player, hand: [...cubes] }))
  return {
    at: [...new Set([`market-${market}`, `player-${seat}`, ...rivals])],
    flights: cubes.map((cube) => ({
      piece: { kind: 'cubes', cubes: [cube] },
      from: `market-${market}`,
      to: `hand-${seat}`,
    })),
    view: { ...then, markets: then.markets.map((each, n) => (n === market ? [] : each)) },
    beats: because === 'lower-tile' ? 2 : 1,
    sound: 'stone',
  }
}

function swapped({ seats, tiles }: Told<'turn-tiles-swapped'>, view: View): Shown {
  const [one, other] = seats
  const flights: Flight<Piece>[] = [
    { piece: { kind: 'tile', number: tiles[1] }, from: `tile-${one}`, to: `tile-${other}` },
    { piece: { kind: 'tile', number: tiles[0] }, from: `tile-${other}`, to: `tile-${one}` },
  ]
  return {
    at: seats.map((seat) => `tile-${seat}`),
    flights,
    view: {
      ...view,
      players: view.players.map((player, n) => {
        const at = seats.indexOf(n)
        return at < 0 ? player : { ...player, turn_tile: tiles[at]! }
      }),
    },
    beats: 1,
    sound: 'wood',
  }
}

// Building

/** One's own plan was seen before it was sent: there is nothing new to look at. */
function laid(effect: Told<'cube-laid'>, view: View, seat: number): Shown {
  const { seat: who, colour, x, y, layer, moved = [0, 0] } = effect
  const then = withPlayer(view, who, (player) => {
    // Where it lay before the pyramid made room for it.
    const place = { x: x - moved[0], y: y - moved[1], layer }
    const before = player.built.map((each) => ({ ...each, x: each.x + moved[0], y: each.y + moved[1] }))
    return {
      ...withPyramid(player, withCube(player, place, colour), view.group_points),
      hand: minus(player.hand, [colour]),
      built: [...before, { x, y, layer }],
    }
  })
  if (who === seat) return { view: then, beats: 0 }
  return {
    at: [cellAt(who, keyOf(effect))],
    flights: [{ piece: { kind: 'cubes', cubes: [colour] }, from: `hand-${who}`, to: `pyramid-${who}` }],
    view: then,
    beats: 0.5,
    sound: 'stone',
  }
}

function discarded({ seat: who, colour }: Told<'cube-discarded'>, view: View, seat: number): Shown {
  const then = withPlayer(view, who, (player) => ({
    ...player,
    hand: minus(player.hand, [colour]),
    discarded: [...player.discarded, colour],
  }))
  return who === seat
    ? { view: then, beats: 0 }
    : { at: [`player-${who}`], view: then, beats: 1, sound: 'stone' }
}

/** Somebody's cubes of a round come down on their pyramid, which is the large one meanwhile. */
function built(effect: Told<'pyramid-built'>, view: View, seat: number): Shown {
  const { seat: who, laid, discarded, moved = [0, 0] } = effect
  if (who === seat) return { view, beats: 0 }
  const before = view.players[who]!
  const known = new Set(before.built.map(keyOf))
  const fresh = laid.filter((cube) => !known.has(keyOf(cube)))
  const then = withPlayer(view, who, (player) => {
    if (!fresh.length) return { ...player, hand: [], built: [] }
    const old = player.pyramid.map((cube) => ({ ...cube, x: cube.x + moved[0], y: cube.y + moved[1] }))
    const pyramid = covered([...old, ...fresh.map(({ colour, x, y, layer }) => ({ colour, x, y, layer }))])
    return {
      ...withPyramid(player, pyramid, view.group_points),
      hand: [],
      built: [],
      discarded: [...player.discarded, ...discarded],
    }
  })
  return {
    at: [`player-${who}`, ...fresh.map((cube) => cellAt(who, keyOf(cube)))],
    flights: fresh.map(({ colour }) => ({
      piece: { kind: 'cubes', cubes: [colour] },
      from: `hand-${who}`,
      to: `pyramid-${who}`,
    })),
    view: { ...then, front: who },
    beats: 2,
    sound: 'stone',
  }
}

// Scoring

/** Colour by colour: everybody's largest group stands out, and its points come to the player. */
function groups({ colour, points }: Told<'groups-scored'>, view: View): Shown {
  const scored = points.flatMap((each, seat) => (each > 0 ? [{ seat, each }] : []))
  return {
    at: points.map((_, seat) => `group-${seat}-${colour}`),
    flights: scored.map(({ seat, each }) => ({
      piece: { kind: 'points', points: each },
      from: `pyramid-${seat}`,
      to: `points-${seat}`,
    })),
    view: { ...view, stage: 'over', pending: [], scored: colour },
    beats: 1.2,
    sound: 'bead',
  }
}

function card({ card: name, seats, points }: Told<'card-scored'>, view: View): Shown {
  return {
    at: [`card-${name}`, ...seats.map((seat) => `player-${seat}`)],
    flights: seats.map((seat) => ({
      piece: { kind: 'points', points },
      from: `card-${name}`,
      to: `points-${seat}`,
    })),
    view,
    beats: 1.5,
    sound: seats.length ? 'bead' : 'card',
  }
}

function ended({ points, winners }: Told<'game-ended'>, view: View): Shown {
  return {
    at: winners.map((seat) => `player-${seat}`),
    view: {
      ...view,
      stage: 'over',
      pending: [],
      players: view.players.map((player, seat) => ({ ...player, points: points[seat] ?? player.points })),
    },
    beats: 2,
    sound: 'gong',
  }
}
