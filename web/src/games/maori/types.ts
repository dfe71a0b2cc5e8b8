/** Short names for the parts of Maori's view; the sides of a tile and the spaces of a board. */

import type { Choice as ChoiceOf, MoveOf, ViewOf } from '../../lib/types'

export type View = ViewOf<'maori'>
export type Move = MoveOf<'maori'>
export type Choice = ChoiceOf<'maori'>
export type Player = View['players'][number]
export type Piece = Player['pieces'][number]
export type Tile = Piece['tile']
export type Plan = View['plan']

/** Sides of a tile as a set of bits, clockwise from the north: a quarter turn is a shift. */
export const SIDES = ['north', 'east', 'south', 'west'] as const
const [N, E, S, W] = [1, 2, 4, 8]

const OPEN: Record<Tile['shape'], number> = {
  'left end': E,
  'right end': W,
  'top end': S,
  'bottom end': N,
  'horizontal middle': E | W,
  'vertical middle': N | S,
  single: 0,
  water: 0,
  volcano: 0,
}

const turned = (sides: number, turn: number) => ((sides << turn) | (sides >> (4 - turn))) & 15

/** The sides at which the land of a tile goes on. */
export const openSides = (tile: Tile, turn = 0) => turned(OPEN[tile.shape], turn)

/** The sides at which half a lei lies. */
export const leiSides = (tile: Tile, turn = 0) =>
  turned(
    (tile.lei ?? []).reduce((sides, side) => sides | (1 << SIDES.indexOf(side)), 0),
    turn,
  )

export const isLand = (tile: Tile) => tile.shape !== 'water' && tile.shape !== 'volcano'

// Spaces of a board: a column's letter and a row's number

const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

const DIRECTION: Record<string, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
}

export const columnOf = (space: string) => space.charCodeAt(0) - 97
export const rowOf = (space: string) => Number(space.slice(1)) - 1
export const spaceAt = (column: number, row: number) => `${String.fromCharCode(97 + column)}${row + 1}`

/** The space beyond one of the four sides; it may lie off the board. */
export function beyond(space: string, side: number): string {
  const [right, down] = STEP[side]!
  return spaceAt(columnOf(space) + right, rowOf(space) + down)
}

/** Where a step of the small ship leads. */
export function stepFrom(space: string, direction: string): string {
  const [right, down] = DIRECTION[direction] ?? [0, 0]
  return spaceAt(columnOf(space) + right, rowOf(space) + down)
}

export function allSpaces(plan: Plan): string[] {
  return Array.from({ length: plan.rows * plan.columns }, (_, n) =>
    spaceAt(n % plan.columns, Math.floor(n / plan.columns)),
  )
}

export function onBoard(plan: Plan, space: string): boolean {
  const [column, row] = [columnOf(space), rowOf(space)]
  return column >= 0 && row >= 0 && column < plan.columns && row < plan.rows
}

export const isNextTo = (one: string, other: string) =>
  one !== other && Math.abs(columnOf(one) - columnOf(other)) <= 1 && Math.abs(rowOf(one) - rowOf(other)) <= 1
