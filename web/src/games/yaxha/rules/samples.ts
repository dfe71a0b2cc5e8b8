/** Made-up pyramids and markets, for the rules. */

import {
  COLOURS,
  keyOf,
  type Card,
  type Colour,
  type Cube,
  type Place,
  type Player,
  type View,
} from '../types'
import { largestGroup } from '../groups'
import { covered, withCube } from '../preview'

export const SCALE: readonly number[] = [0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30, 36]

/** Who plays in the rulebook's examples, by their turn tiles at first. */
export const NAMES = ['A', 'B', 'C', 'D']
export const TILES = [2, 1, 3, 4]

const LETTERS: Record<string, Colour> = { o: 'orange', b: 'blue', g: 'green', y: 'yellow', w: 'white' }

/** Layers from below, each a text of rows: `oobb/y..w`. */
export function pyramidOf(layers: readonly string[]): Cube[] {
  const cubes = layers.flatMap((rows, n) =>
    rows.split('/').flatMap((row, y) =>
      Array.from(row).flatMap((letter, x) => {
        const colour = LETTERS[letter]
        return colour ? [{ x, y, layer: n, colour }] : []
      }),
    ),
  )
  return covered(cubes)
}

export function playerOf(pyramid: Cube[], hand: Colour[] = [], built: Place[] = []): Player {
  const ground = pyramid.filter((cube) => cube.layer === 0)
  const groups = COLOURS.map((colour) => {
    const { size } = largestGroup(pyramid, colour)
    return { colour, size, points: SCALE[Math.min(size, SCALE.length - 1)]! }
  })
  return {
    pyramid,
    hand,
    built,
    groups,
    width: Math.max(0, ...ground.map((cube) => cube.x + 1)),
    height: Math.max(0, ...ground.map((cube) => cube.y + 1)),
    points: groups.reduce((sum, group) => sum + group.points, 0),
    turn_tile: 1,
    chosen: null,
    discarded: [],
  }
}

/** A pyramid after a cube of the hand was laid. */
export function lay(player: Player, place: Place, at: number): Player {
  const colour = player.hand[at]!
  const by = { x: place.x < 0 ? 1 : 0, y: place.y < 0 ? 1 : 0 }
  const built = [...player.built, place].map((each) => ({ ...each, x: each.x + by.x, y: each.y + by.y }))
  return playerOf(
    withCube(player, place, colour),
    player.hand.filter((_, n) => n !== at),
    built,
  )
}

/** The cells of the visible group that a cube belongs to. */
export function groupOf(pyramid: readonly Cube[], cube: Cube): Set<string> {
  const others = pyramid.filter((each) => each.colour === cube.colour && !each.hidden)
  let left = others
  while (left.length) {
    const group = largestGroup(left, cube.colour)
    if (group.has(keyOf(cube))) return group
    left = left.filter((each) => !group.has(keyOf(each)))
  }
  return new Set()
}

// Markets

export const MARKETS: Colour[][] = [
  ['orange', 'orange', 'blue'],
  ['white', 'green', 'yellow'],
  ['blue', 'blue', 'green'],
  ['yellow', 'white', 'orange'],
]

/** The rulebook's four examples: the markets that A, B, C and D choose, from 0. */
export const EXAMPLES: number[][] = [
  [1, 0, 2, 3],
  [1, 0, 0, 2],
  [0, 0, 0, 2],
  [0, 0, 0, 0],
]

export interface Claims {
  /** The market of each player, or null as long as they have none. */
  got: (number | null)[]
  /** The player who chooses now among the markets that are left; null if all have one. */
  next: number | null
  left: number[]
  /** The turn tiles, swapped once all have claimed. */
  tiles: number[]
  /** The players that swap, in pairs. */
  swaps: [number, number][]
}

/** What became of the choices; `later` are the markets chosen since, in order, by those who came too late. */
export function claim(chosen: number[], later: number[]): Claims {
  const order = [...TILES.keys()].sort((a, b) => TILES[a]! - TILES[b]!)
  const got: (number | null)[] = chosen.map(() => null)
  for (const seat of order) if (!got.includes(chosen[seat]!)) got[seat] = chosen[seat]!
  const late = order.filter((seat) => got[seat] === null)
  const free = () => chosen.map((_, n) => n).filter((market) => !got.includes(market))
  for (const [n, seat] of late.entries()) {
    const market = later[n] ?? (free().length === 1 ? free()[0]! : null)
    if (market === null) return { got, next: seat, left: free(), tiles: TILES, swaps: [] }
    got[seat] = market
  }
  const tiles = [...TILES]
  const swaps: [number, number][] = []
  for (const market of new Set(chosen)) {
    const rivals = order.filter((seat) => chosen[seat] === market)
    for (let n = 0; n < Math.floor(rivals.length / 2); n++) {
      const [one, other] = [rivals[n]!, rivals[rivals.length - 1 - n]!]
      tiles[one] = TILES[other]!
      tiles[other] = TILES[one]!
      swaps.push([one, other])
    }
  }
  return { got, next: null, left: [], tiles, swaps }
}

/** As much of a view as the market tiles need. */
export function marketView(chosen: number[], claims: Claims): View {
  const players = chosen.map((market, seat) => ({
    ...playerOf([]),
    turn_tile: claims.tiles[seat]!,
    chosen: market,
    hand: MARKETS[claims.got[seat] ?? -1] ?? [],
  }))
  return {
    game: 'yaxha',
    seat: -1,
    pending: claims.next === null ? [] : [claims.next],
    round: 1,
    rounds: 10,
    stage: claims.next === null ? 'build' : 'claim',
    cards: [],
    bag: [0, 0, 0, 0, 0],
    group_points: [...SCALE],
    markets: MARKETS.map((cubes, n) => (claims.got.includes(n) ? [] : cubes)),
    players,
  }
}

// Bonus cards

const card = (kind: Card['kind'], colour: Colour | null = null): Card => ({
  name: `${kind} ${colour}`,
  kind,
  colour,
  standing: [],
  goal: null,
  met: [],
  points: 5,
})

export const FIRST_CARDS: Card[] = [
  card('largest of a colour', 'orange'),
  card('largest group'),
  card('largest on layer 1'),
  card('most layers'),
]
export const FURTHER_CARDS: Card[] = [
  card('second largest'),
  card('more than left', 'blue'),
  card('five on layer 1'),
  card('five on layer 2'),
  card('one side'),
  card('three colours'),
]
