import { describe, expect, it } from 'vitest'
import { laidSince } from './laid'
import type { Effect } from './types'

const turn = (...effects: Effect[]) => ({ seat: 0, effects })
const lay = (seat: number, x: number, y: number, moved: [number, number] = [0, 0]) =>
  turn({ effect: 'cube-laid', seat, colour: 'orange', x, y, layer: 0, moved })
const cube = (x: number, y: number, layer = 0) => ({ colour: 'blue' as const, x, y, layer })
const show = (seat: number, laid: ReturnType<typeof cube>[], moved: [number, number] = [0, 0]): Effect => ({
  effect: 'pyramid-built',
  seat,
  laid,
  discarded: [],
  moved,
})
const filled: Effect = { effect: 'markets-filled', round: 2, markets: [] }
const none = new Set<string>()

describe('laidSince', () => {
  it('finds the cube of the last turn', () => {
    expect(laidSince([lay(0, 0, 0), lay(0, 1, 0)], 1, 2)).toEqual([new Set(['0:1:0']), none])
  })

  it('finds several, where they lie after the pyramid has moved', () => {
    const history = [lay(0, 0, 0), lay(0, 1, 0), lay(0, 0, 0, [1, 0]), lay(0, 1, 0, [0, 1])]
    expect(laidSince(history, 1, 1)).toEqual([new Set(['0:2:1', '0:0:1', '0:1:0'])])
  })

  it('finds what the others show when all have built, and nothing again', () => {
    const history = [
      lay(0, 0, 0),
      lay(0, 1, 0),
      turn(show(0, [cube(0, 0), cube(1, 0)]), show(1, [cube(0, 0), cube(1, 0), cube(0, 0, 1)]), filled),
    ]
    expect(laidSince(history, 2, 2)).toEqual([none, new Set(['0:0:0', '0:1:0', '1:0:0'])])
  })

  it('finds the last own cube in the turn that shows all pyramids', () => {
    const last = lay(0, 0, 0, [1, 0]).effects
    const history = [lay(0, 0, 0), turn(...last, show(0, [cube(0, 0), cube(1, 0)]), filled)]
    expect(laidSince(history, 1, 1)).toEqual([new Set(['0:0:0'])])
  })

  it('finds what a spectator is shown, round after round', () => {
    const history = [turn(show(0, [cube(0, 0)]), filled), turn(show(0, [cube(0, 1)], [1, 0]), filled)]
    expect(laidSince(history, 1, 1)).toEqual([new Set(['0:0:1'])])
    expect(laidSince(history, 0, 1)).toEqual([new Set(['0:1:0', '0:0:1'])])
  })

  it('finds none where no turn is new, or turns were taken back', () => {
    const history = [lay(0, 0, 0)]
    expect(laidSince(history, 1, 1)).toEqual([none])
    expect(laidSince(history, 3, 1)).toEqual([none])
  })
})
