/** Made-up positions for the rules, with tiles that are in the game. */

import type { View, Plan, Tile } from '../types'
import { tally, type Laid } from './reckoning'

export const ISLANDS: Plan = { columns: 4, rows: 4, boats: 2, boat_spaces: [], atoll: [] }
export const ATOLL_SIDE: Plan = {
  columns: 5,
  rows: 4,
  boats: 1,
  boat_spaces: ['b2'],
  atoll: ['b2', 'c2', 'd2', 'b3', 'c3', 'd3'],
}

type Symbols = Omit<Tile, 'shape'>
const tile = (shape: Tile['shape'], symbols: Symbols = {}): Tile => ({ shape, ...symbols })
export const left = (symbols: Symbols) => tile('left end', symbols)
export const right = (symbols: Symbols) => tile('right end', symbols)
export const top = (symbols: Symbols) => tile('top end', symbols)
export const bottom = (symbols: Symbols) => tile('bottom end', symbols)
export const across = (symbols: Symbols) => tile('horizontal middle', symbols)
export const upright = (symbols: Symbols) => tile('vertical middle', symbols)
export const single = (symbols: Symbols) => tile('single', symbols)
export const water = (symbols: Symbols = {}) => tile('water', symbols)
export const volcano = tile('volcano')

/** The rulebook's example, before the unfinished island at the foot is taken away. */
export const SCORED: readonly Laid[] = [
  { space: 'a1', tile: left({ palms: 2 }) },
  { space: 'b1', tile: across({ palms: 1, hut: true }) },
  { space: 'c1', tile: right({ palms: 2 }) },
  { space: 'd1', tile: water({ boats: 1 }) },
  { space: 'a2', tile: left({ palms: 1, lei: ['east'] }) },
  { space: 'b2', tile: right({ palms: 2, lei: ['west'] }) },
  { space: 'c2', tile: single({ palms: 1, boats: 1 }) },
  { space: 'd2', tile: top({ palms: 2 }) },
  { space: 'a3', tile: left({ palms: 2 }) },
  { space: 'b3', tile: right({ palms: 1, boats: 1 }) },
  { space: 'c3', tile: water({ shells: 1 }) },
  { space: 'd3', tile: bottom({ palms: 1, boats: 1 }) },
  { space: 'a4', tile: left({ palms: 1, hut: true }) },
  { space: 'b4', tile: across({ palms: 1 }) },
  { space: 'c4', tile: water({ boats: 1 }) },
  { space: 'd4', tile: single({ palms: 1, hut: true }) },
]

/** A board on which much is begun. */
export const BEGUN: readonly Laid[] = [
  { space: 'b1', tile: right({ palms: 2, lei: ['west'] }) },
  { space: 'd1', tile: top({ palms: 2 }) },
  { space: 'a2', tile: left({ palms: 1 }) },
  { space: 'b2', tile: across({ palms: 1, hut: true }) },
  { space: 'd3', tile: bottom({ palms: 1, boats: 1 }) },
  { space: 'a4', tile: single({ palms: 1, boats: 1 }) },
]
export const TO_LAY: readonly Tile[] = [
  left({ palms: 1, lei: ['east'] }),
  right({ palms: 3 }),
  upright({ palms: 1, shells: 1 }),
  single({ palms: 1, hut: true }),
  water({ boats: 1 }),
]

export const IN_ATOLL: readonly Laid[] = [
  { space: 'b3', tile: left({ palms: 2 }) },
  { space: 'c3', tile: right({ palms: 1, hut: true }) },
  { space: 'c2', tile: single({ palms: 2 }) },
  { space: 'd2', tile: left({ palms: 2 }) },
  { space: 'e2', tile: right({ palms: 3 }) },
]

export const WITH_SHIP: readonly Laid[] = [
  { space: 'a1', tile: left({ palms: 2 }) },
  { space: 'b1', tile: right({ palms: 1, hut: true }) },
  { space: 'b2', tile: water() },
  { space: 'c3', tile: left({ palms: 1, boats: 1 }) },
]

/** The display: a volcano is in its second row, and one place has stayed empty. */
export const DISPLAY: readonly (Tile | null)[] = [
  left({ palms: 2 }),
  water({ boats: 1 }),
  top({ palms: 1, hut: true }),
  single({ palms: 1, shells: 1 }),
  right({ palms: 1, boats: 1 }),
  across({ palms: 1, hut: true }),
  volcano,
  bottom({ palms: 3 }),
  water({ shells: 2 }),
  left({ palms: 1, lei: ['east'] }),
  upright({ palms: 2 }),
  right({ palms: 2 }),
  top({ palms: 2 }),
  null,
  water(),
  bottom({ palms: 1, shells: 2 }),
]

interface Made {
  plan?: Plan
  laid?: readonly Laid[]
  shells?: number
  small?: string | null
  ship?: number
  stage?: View['stage']
  faced?: View['faced']
}

export function viewOf(made: Made): View {
  const plan = made.plan ?? ISLANDS
  const shells = made.shells ?? 5
  const count = tally(plan, made.laid ?? [], shells, { boats: 0, shells: 0 })
  return {
    game: 'maori',
    seat: 0,
    pending: [0],
    variant: 'base',
    side: plan.atoll.length ? 'atoll' : 'islands',
    stage: made.stage ?? 'lay',
    ship: made.ship ?? null,
    display: [...DISPLAY],
    faced: made.faced ?? [],
    stock: 60,
    bank: 20,
    hand: null,
    may_store: true,
    out: [],
    idle_turns: 0,
    idle_limit: 8,
    last_turns: null,
    plan,
    players: [
      {
        shells,
        boats: count.boats,
        counted_boats: count.counted,
        stored: null,
        ship: made.small ?? null,
        pieces: count.pieces,
        points: count.points,
      },
    ],
  }
}

/** All tiles of the game: how many there are of each. Ends and middles lie in every direction alike. */
export const ALL_TILES: readonly { name: string; tiles: readonly (readonly [number, Tile])[] }[] = [
  {
    name: 'ends',
    tiles: [
      [1, left({ palms: 1 })],
      [2, left({ palms: 2 })],
      [1, left({ palms: 3 })],
      [1, left({ palms: 1, hut: true })],
      [1, left({ palms: 2, hut: true })],
      [2, left({ palms: 1, boats: 1 })],
      [1, left({ palms: 1, shells: 1 })],
      [1, left({ palms: 1, shells: 2 })],
      [2, left({ palms: 1, lei: ['east'] })],
      [1, left({ palms: 2, lei: ['east'] })],
    ],
  },
  {
    name: 'middles',
    tiles: [
      [2, across({ palms: 1 })],
      [1, across({ palms: 2 })],
      [2, across({ palms: 1, hut: true })],
      [1, across({ palms: 1, boats: 1 })],
      [1, across({ palms: 1, shells: 1 })],
    ],
  },
  {
    name: 'singles',
    tiles: [
      [2, single({ palms: 1 })],
      [1, single({ palms: 2 })],
      [2, single({ palms: 1, hut: true })],
      [3, single({ palms: 1, boats: 1 })],
      [2, single({ palms: 1, shells: 1 })],
    ],
  },
  {
    name: 'waters',
    tiles: [
      [6, water()],
      [6, water({ boats: 1 })],
      [3, water({ shells: 1 })],
      [2, water({ shells: 2 })],
      [2, volcano],
    ],
  },
]
