/** Made-up positions, for the rules. */

import { levelPays, type Grid } from '../pyramids'
import type { Card, Colour, Level, Player, Pyramid, Quarry, View } from '../types'

export const COLOURS: Colour[] = ['blue', 'red', 'green', 'purple', 'yellow']
export const [BLUE, RED, GREEN, PURPLE, YELLOW] = [0, 1, 2, 3, 4] as const

const PYRAMIDS: Record<string, { spaces: number[]; gold: [number, number][] }> = {
  Tikal: {
    spaces: [9, 8, 6, 4],
    gold: [
      [3, 1],
      [4, 1],
      [5, 2],
      [7, 3],
    ],
  },
  'Chichen Itza': {
    spaces: [9, 7, 5],
    gold: [
      [3, 1],
      [4, 1],
      [5, 2],
    ],
  },
  Copan: {
    spaces: [7, 6, 5, 4],
    gold: [
      [2, 1],
      [4, 1],
      [5, 2],
      [6, 3],
    ],
  },
  Uxmal: {
    spaces: [7, 6, 4],
    gold: [
      [3, 1],
      [4, 1],
      [5, 2],
    ],
  },
  Palenque: {
    spaces: [7, 5, 4],
    gold: [
      [3, 1],
      [4, 1],
      [5, 2],
    ],
  },
}

const QUARRIES: Record<string, [number, number[]][]> = {
  3: [
    [4, [2, 1]],
    [4, [3, 2]],
    [4, [4, 2]],
    [5, [4, 2, 1]],
    [5, [4, 3, 1]],
  ],
  4: [
    [4, [2, 1]],
    [4, [3, 2]],
    [5, [4, 2]],
    [5, [4, 2, 1]],
    [6, [4, 3, 1]],
    [6, [4, 3, 1]],
  ],
  5: [
    [4, [2, 1]],
    [4, [3, 2]],
    [5, [4, 2]],
    [5, [4, 2, 1]],
    [6, [4, 3, 1]],
    [6, [4, 3, 1]],
    [6, [4, 3, 2, 1]],
  ],
}
const BOARDS: Record<string, string[]> = {
  3: ['Chichen Itza', 'Copan', 'Uxmal', 'Palenque'],
  4: ['Tikal', 'Copan', 'Uxmal', 'Palenque'],
  5: ['Tikal', 'Chichen Itza', 'Copan', 'Uxmal'],
}

/** From the right-hand quarry to the left one. */
export const GREEN_MARKERS = [
  'protection',
  'move a block',
  'extra block',
  'start player',
  'transport +2',
  'free pass',
  'free double move',
]
export const BLUE_MARKERS = ['transport +4', 'extra cube', 'joker', 'points +2']

export function levelOf(spaces: number, gold: [number, number], cubes: number[]): Level {
  return { spaces, gold, cubes, pays: levelPays(cubes, gold) }
}

/** A pyramid with these cubes, level by level from the bottom, of each seat; missing levels are empty. */
export function pyramidOf(name: string, cubes: number[][] = []): Pyramid {
  const { spaces, gold } = PYRAMIDS[name]!
  return {
    name,
    levels: spaces.map((room, n) => levelOf(room, gold[n]!, cubes[n] ?? COLOURS.map(() => 0))),
  }
}

/** The same pyramids with other cubes. */
export function withCubes(pyramids: Pyramid[], grid: Grid): Pyramid[] {
  return pyramids.map((pyramid, n) => pyramidOf(pyramid.name, grid[n]))
}

/** Cards as seat and value, in the order in which they are laid; null is a card whose value is not seen. */
export function quarryOf(
  marker: string,
  places: number,
  prizes: number[],
  cards: [number, number | null, boolean?][] = [],
  faceDown = false,
): Quarry {
  return {
    marker,
    places,
    prizes,
    face_down: faceDown,
    points_marker: null,
    protected: [],
    cards: cards.map(([seat, value, high]): Card => ({
      seat,
      value,
      high: high ?? ![3, 4, 5].includes(value ?? 3),
    })),
  }
}

export function boardFor(players: number): View {
  const row = QUARRIES[players]!
  const markers = GREEN_MARKERS.filter(
    (marker) => players === 5 || (marker !== 'free pass' && (players === 4 || marker !== 'free double move')),
  )
  return viewOf({
    pyramids: BOARDS[players]!.map((name) => pyramidOf(name)),
    quarries: row.map(([places, prizes], n) => quarryOf(markers[row.length - 1 - n]!, places, prizes)),
  })
}

function playerOf(colour: Colour, points: number | null): Player {
  return {
    colour,
    points,
    gold: 0,
    earned: [],
    income: 0,
    forced: 0,
    paid: 0,
    cubes: 0,
    supply: 28,
    low_cards: 4,
    high_cards: 4,
    hand: null,
    capacity: null,
    green: [],
    blue: [],
    bid: null,
    passed: false,
  }
}

/** A position of which only this much matters. */
export function viewOf(part: Partial<View>, points?: (number | null)[]): View {
  return {
    game: 'maya',
    seat: -1,
    pending: [],
    round: 1,
    rounds: 3,
    stage: 'lay',
    start_player: 0,
    settling: null,
    on_offer: [],
    takers: [],
    low_values: [3, 4, 4, 5],
    marker_points: 2,
    forced_pass_gold: 1,
    any_time: true,
    expert: false,
    open_level: null,
    lifted: null,
    pyramids: [],
    quarries: [],
    players: COLOURS.map((colour, seat) => playerOf(colour, points?.[seat] ?? null)),
    ...part,
  }
}
