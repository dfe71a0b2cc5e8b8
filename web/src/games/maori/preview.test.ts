import { describe, expect, it } from 'vitest'
import { noOptions } from './options'
import { previewOf } from './preview'
import { ATOLL_SIDE, BEGUN, right, single, viewOf, water } from './rules/samples'

const laid = (space: string, tile: ReturnType<typeof water>) => ({ laid: { space, tile, turn: 0 } })

describe('previewOf', () => {
  it('changes nothing as long as nothing is picked', () => {
    expect(previewOf(viewOf({}), 0, noOptions(), null, null)).toEqual({ shells: 0, boats: 0, points: 0 })
  })

  it('takes off the price of a stop and of a step', () => {
    const options = { ...noOptions(), stops: new Map([[3, { notation: '4', steps: 4, price: 2 }]]) }
    expect(previewOf(viewOf({}), 0, options, '4', null).shells).toBe(-2)
    const stepping = { ...noOptions(), steps: new Map([['b1', 'E']]) }
    expect(previewOf(viewOf({}), 0, stepping, 'E', { ship: 'b1' }).shells).toBe(-1)
  })

  it('adds what is on a tile, as far as the bank has shells', () => {
    const view = { ...viewOf({}), bank: 1 }
    const ghost = laid('a1', water({ shells: 2, boats: 1 }))
    expect(previewOf(view, 0, noOptions(), 'lay', ghost)).toMatchObject({ shells: 1, boats: 1 })
  })

  it('counts the boat printed on a space that a tile covers', () => {
    const view = { ...viewOf({}), plan: ATOLL_SIDE }
    expect(previewOf(view, 0, noOptions(), 'lay', laid('b2', water())).boats).toBe(-1)
    expect(previewOf(view, 0, noOptions(), 'remove', { removed: 'b2' }).boats).toBe(1)
  })

  it('counts the points of an island that is finished, and of a space that is no longer empty', () => {
    const view = viewOf({ laid: BEGUN })
    // Three palms and one with a hut on the island, and three spaces that are empty no more.
    expect(previewOf(view, 0, noOptions(), 'lay', laid('c2', right({ palms: 2 }))).points).toBe(2 * 4 + 3)
  })

  it('takes off what a removed island counts, and its boat among the most', () => {
    const view = viewOf({ laid: [{ space: 'a4', tile: single({ palms: 1, boats: 1 }) }] })
    expect(previewOf(view, 0, noOptions(), 'remove', { removed: 'a4' }).points).toBe(-1 - 1 - 1)
  })
})
