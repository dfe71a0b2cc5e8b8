/** What the board shows while an effect is told: who, from where to where, and how the position looks after it.
 *
 * Places: `stop-3`, `place-7`, `stock`, `bank`, `out`, and of a seat `player-1`, `shells-1`, `hand-1`, `stored-1`,
 * `space-1-b2`, `line-1-palms` and `total-1`. What one did oneself is seen already, and told only as far as something
 * came of it. */

import type { EffectOf } from '../../lib/types'
import type { Flight, Scene } from '../../motion/scene'
import { oneLess, paid, scored, withFaced, withIsland, withPlayer, withTile } from './positions'
import type { Piece as OnBoard, Tile, View } from './types'

export type Effect = EffectOf<'maori'>

/** What travels. */
export type Piece =
  { kind: 'tile'; tile: Tile; turn: number } | { kind: 'shell' } | { kind: 'small-ship'; seat: number }

type MaoriScene = Scene<'maori', Piece>
type Told<K extends Effect['effect']> = Extract<Effect, { effect: K }>

/** More shells than these look the same. */
const MOST_SHELLS = 5
const SILENT: MaoriScene = { beats: 0 }

export function sceneOf(effect: Effect, view: View, seat: number): MaoriScene {
  switch (effect.effect) {
    case 'ship-placed':
      return {
        at: [`stop-${effect.stop}`],
        view: withFaced({ ...view, ship: effect.stop }),
        beats: own(effect, seat) ? 0 : 1,
        sound: 'water',
      }
    case 'ship-sailed':
      return sailed(effect, view, seat)
    case 'tile-taken':
      return taken(effect, view, seat)
    case 'tile-stored': {
      const done = withPlayer({ ...view, hand: null }, effect.seat, { stored: effect.tile })
      if (own(effect, seat)) return { view: done, beats: 0 }
      const flight = carried(effect.tile, 0, `hand-${effect.seat}`, `stored-${effect.seat}`)
      return { at: [`stored-${effect.seat}`], flights: [flight], view: done, beats: 1, sound: 'wood' }
    }
    case 'tile-laid':
      return laid(effect, view, seat)
    case 'tile-removed':
      return removed(effect, view)
    case 'nothing-done':
      return {
        at: [`player-${effect.seat}`],
        view: { ...view, idle_turns: effect.turns },
        beats: own(effect, seat) ? 0 : 1,
      }
    case 'display-refilled': {
      const filled = { ...view, display: withTile(view.display, effect.place, effect.tile) }
      return {
        at: [`place-${effect.place}`],
        flights: [carried(effect.tile, 0, 'stock', `place-${effect.place}`)],
        view: withFaced({ ...filled, stock: effect.stock }),
        beats: effect.tile.shape === 'volcano' || !effect.stock ? 2 : 1,
        sound: 'card',
      }
    }
    case 'gap-left':
      return { at: [`place-${effect.place}`], beats: 1 }

    case 'island-finished':
      return {
        at: onBoard(effect.seat, effect.spaces),
        view: withIsland(view, effect.seat, effect.spaces),
        beats: 2,
        sound: 'bead',
      }
    case 'island-lost':
      return {
        at: onBoard(effect.seat, effect.spaces),
        view: withIsland(view, effect.seat, effect.spaces),
        beats: 1,
      }

    case 'small-ship-placed':
      return {
        at: [spaceOf(effect.seat, effect.space)],
        view: withPlayer(view, effect.seat, { ship: effect.space }),
        beats: own(effect, seat) ? 0 : 1,
        sound: 'wood',
      }
    case 'small-ship-stepped':
      return {
        ...shipMoved(effect, paid(view, effect.seat, effect.price), seat),
        ...(own(effect, seat)
          ? {}
          : { flights: [...toBank(effect.seat, effect.price), ...shipFlight(effect)], beats: 1 }),
      }
    case 'small-ship-moved':
      return shipMoved(effect, view, seat)
    case 'small-ship-held':
      return SILENT
    case 'small-ship-left':
      return {
        at: [spaceOf(effect.seat, effect.space)],
        view: withPlayer(view, effect.seat, { ship: null }),
        beats: 1,
      }

    case 'turn-began':
      return {
        at: [`player-${effect.seat}`],
        view: {
          ...view,
          pending: [effect.seat],
          stage: 'sail',
          last_turns: effect.because === 'last-turn' ? oneLess(view) : view.last_turns,
        },
        beats: effect.because === 'left-of-placer' ? 1 : 0,
      }
    case 'last-turns-began':
      return {
        at: [`player-${effect.seat}`],
        // The turn that fills a board is none of them: see `oneLess`.
        view: { ...view, last_turns: effect.turns, pending: [] },
        beats: 2,
        sound: 'gong',
      }
    case 'end-reached':
      return {
        view: {
          ...view,
          stage: 'over',
          pending: [],
          hand: null,
          last_turns: effect.because === 'last-turns' ? 0 : view.last_turns,
        },
        beats: 2,
        sound: 'gong',
      }
    case 'unfinished-taken-away':
      return { at: onBoard(effect.seat, effect.spaces), beats: 2, sound: 'water' }
    case 'line-scored':
      return {
        at: [`line-${effect.seat}-${effect.line}`],
        beats: effect.points ? 1 : 0,
        ...(effect.points > 0 ? { sound: 'bead' as const } : {}),
      }
    case 'game-ended':
      return {
        at: effect.winners.flatMap((winner) => [`player-${winner}`, `total-${winner}`]),
        beats: 2,
        sound: 'gong',
      }
    default:
      return never(effect)
  }
}

// The discovery ship

function sailed(effect: Told<'ship-sailed'>, view: View, seat: number): MaoriScene {
  const there = withFaced({ ...paid(view, effect.seat, effect.price), ship: effect.to_stop, stage: 'act' })
  if (own(effect, seat)) return { view: there, beats: 0 }
  return {
    at: [`stop-${effect.to_stop}`],
    flights: toBank(effect.seat, effect.price),
    view: there,
    // The ship needs its time, stop by stop.
    beats: 0.6 + 0.12 * effect.steps,
    sound: 'water',
  }
}

// Tiles

function taken(effect: Told<'tile-taken'>, view: View, seat: number): MaoriScene {
  const { place } = effect
  const held: View = {
    ...paid(view, effect.seat, effect.price),
    hand: effect.tile,
    stage: 'lay',
    idle_turns: 0,
  }
  const done =
    place === null
      ? withPlayer(held, effect.seat, { stored: null })
      : withFaced({ ...held, display: withTile(view.display, place, null) })
  if (own(effect, seat)) return { view: done, beats: 0 }
  const from = place === null ? `stored-${effect.seat}` : `place-${place}`
  return {
    at: [from, `hand-${effect.seat}`],
    flights: [...toBank(effect.seat, effect.price), carried(effect.tile, 0, from, `hand-${effect.seat}`)],
    view: done,
    beats: 1,
    sound: 'card',
  }
}

function laid(effect: Told<'tile-laid'>, view: View, seat: number): MaoriScene {
  const player = view.players[effect.seat]
  if (!player) return SILENT
  const piece: OnBoard = {
    space: effect.space,
    tile: effect.tile,
    turn: effect.turn,
    points: 0,
    finished: false,
  }
  const gained = paid(view, effect.seat, -effect.shells)
  const done = withPlayer({ ...gained, hand: null }, effect.seat, {
    pieces: [...player.pieces, piece].sort(bySpaces),
    boats: player.boats + effect.boats - effect.covered,
  })
  const to = spaceOf(effect.seat, effect.space)
  const shells = Array<Flight<Piece>>(Math.min(effect.shells, MOST_SHELLS)).fill({
    piece: { kind: 'shell' },
    from: 'bank',
    to: `shells-${effect.seat}`,
  })
  if (own(effect, seat))
    return { flights: shells.map((each) => ({ ...each })), view: scored(done), beats: 0, sound: 'wood' }
  return {
    at: [to],
    flights: [
      carried(effect.tile, effect.turn, `hand-${effect.seat}`, to),
      ...shells.map((each) => ({ ...each })),
    ],
    view: scored(done),
    beats: 1,
    sound: 'wood',
  }
}

function removed(effect: Told<'tile-removed'>, view: View): MaoriScene {
  const player = view.players[effect.seat]
  if (!player) return SILENT
  const from = spaceOf(effect.seat, effect.space)
  const done = withPlayer({ ...view, out: [...view.out, effect.tile], idle_turns: 0 }, effect.seat, {
    pieces: player.pieces.filter((piece) => piece.space !== effect.space),
    boats: player.boats - effect.boats + effect.uncovered,
  })
  return {
    at: [from],
    flights: [carried(effect.tile, 0, from, 'out')],
    view: scored(done),
    beats: 1,
    sound: 'water',
  }
}

const bySpaces = (one: OnBoard, other: OnBoard) =>
  one.space.slice(1).localeCompare(other.space.slice(1)) || one.space.localeCompare(other.space)

// Small ships

function shipMoved(
  effect: Told<'small-ship-moved' | 'small-ship-stepped'>,
  view: View,
  seat: number,
): MaoriScene {
  const done = withPlayer(view, effect.seat, { ship: effect.to_space })
  if (own(effect, seat)) return { view: done, beats: 0 }
  return {
    at: [spaceOf(effect.seat, effect.to_space)],
    flights: shipFlight(effect),
    view: done,
    beats: effect.effect === 'small-ship-moved' && effect.because === 'tile-laid' ? 0 : 1,
    sound: 'wood',
  }
}

function shipFlight(effect: Told<'small-ship-moved' | 'small-ship-stepped'>): Flight<Piece>[] {
  if (effect.from_space === null) return []
  const [from, to] = [spaceOf(effect.seat, effect.from_space), spaceOf(effect.seat, effect.to_space)]
  return [{ piece: { kind: 'small-ship', seat: effect.seat }, from, to }]
}

// Parts of a scene

const own = (effect: { seat: number }, seat: number) => effect.seat === seat
const spaceOf = (seat: number, space: string) => `space-${seat}-${space}`
const onBoard = (seat: number, spaces: readonly string[]) => spaces.map((space) => spaceOf(seat, space))

function carried(tile: Tile, turn: number, from: string, to: string): Flight<Piece> {
  return { piece: { kind: 'tile', tile, turn }, from, to }
}

function toBank(seat: number, price: number): Flight<Piece>[] {
  return Array.from({ length: Math.min(price, MOST_SHELLS) }, () => ({
    piece: { kind: 'shell' },
    from: `shells-${seat}`,
    to: 'bank',
  }))
}

function never(effect: never): MaoriScene {
  console.warn('There is no scene for', effect)
  return SILENT
}
