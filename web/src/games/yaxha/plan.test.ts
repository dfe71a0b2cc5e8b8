import { describe, expect, it } from 'vitest'
import { carryOut, placeBefore, settled, type Planned } from './plan'
import { playerOf, pyramidOf, SCALE } from './rules/samples'
import type { Colour, Player } from './types'

function planOf(player: Player, ...places: ([number, number, number] | null)[]): Planned[] {
  return places.map((place, at) => ({
    at,
    colour: player.hand[at]!,
    place: place && { x: place[0], y: place[1], layer: place[2] },
  }))
}
const hand = (...colours: Colour[]) => colours

describe('carryOut', () => {
  it('finds an order in which every cube is legal', () => {
    const player = playerOf(pyramidOf(['oo/o.']), hand('blue', 'orange'))
    const outcome = carryOut(player, planOf(player, [1, 1, 0], [0, 0, 1]), SCALE)
    expect(outcome?.steps).toEqual([
      { notation: 'B@b2', hand: 2 },
      { notation: 'O@a1^2', hand: 1 },
    ])
    const other = playerOf(pyramidOf(['oo/o.']), hand('orange', 'blue'))
    expect(carryOut(other, planOf(other, [0, 0, 1], [1, 1, 0]), SCALE)?.steps.map((s) => s.notation)).toEqual(
      ['B@b2', 'O@a1^2'],
    )
  })

  it('names cells as the pyramid lies by then', () => {
    const player = playerOf(pyramidOf(['o']), hand('blue', 'green', 'white'))
    const outcome = carryOut(player, planOf(player, [-1, 0, 0], [-2, 0, 0], [0, -1, 0]), SCALE)!
    expect(outcome.steps.map((step) => step.notation)).toEqual(['B@z1', 'G@z1', 'W@c0'])
    expect(outcome.moved).toEqual({ x: 2, y: 1 })
    expect(placeBefore({ x: 2, y: 1, layer: 0 }, outcome)).toEqual({ x: 0, y: 0, layer: 0 })
  })

  it('counts from the first cube of all, wherever it was put', () => {
    const player = playerOf([], hand('blue', 'green'))
    const outcome = carryOut(player, planOf(player, [1, 0, 0], [0, 0, 0]), SCALE)
    expect(outcome?.steps.map((step) => step.notation)).toEqual(['B@a1', 'G@z1'])
  })

  it('refuses what is too wide, in the air, or without its own colour', () => {
    const player = playerOf(pyramidOf(['ooo/oo.']), hand('blue', 'green'))
    expect(carryOut(player, planOf(player, [-1, 0, 0], [3, 0, 0]))).toBeNull()
    expect(carryOut(player, planOf(player, [1, 0, 1]))).toBeNull()
    expect(carryOut(player, planOf(player, [0, 0, 1]))).toBeNull()
  })

  it('discards only what fits nowhere, at once or after the others', () => {
    const full = playerOf(pyramidOf(['oooo/oooo/oooo/oooo']), hand('white', 'orange'))
    expect(carryOut(full, planOf(full, null, [0, 0, 1]))?.steps).toHaveLength(2)
    const open = playerOf(pyramidOf(['oooo/oooo/oooo/ooo.']), hand('white', 'orange'))
    expect(carryOut(open, planOf(open, null))).toBeNull()
    expect(carryOut(open, planOf(open, null, [3, 3, 0]))?.steps.map((step) => step.notation)).toEqual([
      'O@d4',
      'Wx',
    ])
  })

  it('scores the whole plan', () => {
    const player = playerOf(pyramidOf(['oo']), hand('orange', 'orange'))
    const outcome = carryOut(player, planOf(player, [2, 0, 0], [3, 0, 0]), SCALE)
    expect(outcome?.player).toMatchObject({ points: 6, hand: [], width: 4 })
  })
})

describe('settled', () => {
  it('keeps what does not need what was taken up', () => {
    const player = playerOf(pyramidOf(['oo/o.']), hand('blue', 'orange', 'white'))
    const [under, above, beside] = planOf(player, [1, 1, 0], [0, 0, 1], [2, 0, 0])
    expect(settled(player, [above!, beside!])).toEqual([beside])
    expect(settled(player, [under!, above!, beside!])).toHaveLength(3)
  })
})
