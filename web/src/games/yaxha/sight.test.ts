import { describe, expect, it } from 'vitest'
import { legalCells } from './building'
import { withCube, withPyramid } from './preview'
import { playerOf, pyramidOf, SCALE } from './rules/samples'
import { ENOUGH, glassFor, isMoreBehind, Sight, TURNS } from './sight'
import { COLOURS, type Place, type Player } from './types'

/** A chance with a seed. */
function chances(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

/** All positions of a pyramid that grows by chance, higher rather than wider. */
function* growing(seed: number): Generator<Player> {
  const chance = chances(seed)
  let player = playerOf([])
  for (let cube = 0; cube < 30; cube++) {
    yield player
    const colour = COLOURS[chance(5)]!
    const cells = [...legalCells(player, colour).values()]
    const high = cells.filter((cell) => cell.layer > 0)
    const from = high.length && chance(2) ? high : cells
    if (!from.length) continue
    player = withPyramid(player, withCube(player, from[chance(from.length)]!, colour), SCALE)
  }
}

/** How much of each cell is seen from where it is seen best. */
function best(player: Player, cells: Place[]): number[] {
  const sides = TURNS.map((turn) => ({
    sight: new Sight(player, turn),
    glass: glassFor(player, cells, turn),
  }))
  return cells.map((cell) => Math.max(...sides.map(({ sight, glass }) => sight.of(cell, glass).share)))
}

describe('sight', () => {
  it('sees all of what nothing stands before', () => {
    expect(new Sight(playerOf([]), 0).of({ x: 0, y: 0, layer: 0 })).toEqual({ share: 1, hiding: new Set() })
  })

  it('loses a cell behind a wall, and finds it from the other side', () => {
    const player = playerOf(pyramidOf(['oooo/oooo/oooo/oooo', 'ooo/ooo/ooo', 'oo/oo']))
    const behind = { x: 0, y: -1, layer: 0 }
    expect(new Sight(player, 0).of(behind).share).toBeLessThan(ENOUGH)
    expect(new Sight(player, 2).of(behind).share).toBe(1)
    expect(isMoreBehind(player, [behind], 0)).toBe(true)
    expect(isMoreBehind(player, [behind], 2)).toBe(false)
  })

  it('looks through what hides a cell from all sides', () => {
    const pit = playerOf(pyramidOf(['oooo/oooo/oooo/oooo', 'ooo/o.o/ooo']))
    const cell = { x: 1, y: 1, layer: 1 }
    for (const turn of TURNS) {
      expect(new Sight(pit, turn).of(cell).share).toBeLessThan(ENOUGH)
      expect(new Sight(pit, turn).of(cell, glassFor(pit, [cell], turn)).share).toBe(1)
    }
  })
})

it('shows every legal cell from some side, in any pyramid', () => {
  let looked = 0
  let buried = 0
  for (let game = 1; game <= 12; game++)
    for (const player of growing(game))
      for (const colour of COLOURS) {
        const cells = [...legalCells(player, colour).values()]
        const shares = best(player, cells)
        expect(Math.min(1, ...shares)).toBeGreaterThanOrEqual(ENOUGH)
        looked += cells.length
        buried += glassFor(player, cells, 0).size ? 1 : 0
      }
  expect(looked).toBeGreaterThan(3_000)
  // Without glass some would be seen from nowhere.
  expect(buried).toBeGreaterThan(10)
}, 60_000)
