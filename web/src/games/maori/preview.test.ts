import { describe, expect, it } from 'vitest'
import { noOptions } from './options'
import { previewOf } from './preview'
import { ATOLL_SIDE, viewOf, water } from './rules/samples'

const laid = (space: string, tile: ReturnType<typeof water>) => ({ laid: { space, tile, turn: 0 } })

describe('previewOf', () => {
  it('changes nothing as long as nothing is picked', () => {
    expect(previewOf(viewOf({}), 0, noOptions(), null, null)).toEqual({ shells: 0, boats: 0 })
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
    expect(previewOf(view, 0, noOptions(), 'lay', ghost)).toEqual({ shells: 1, boats: 1 })
  })

  it('counts the boat printed on a space that a tile covers', () => {
    const view = { ...viewOf({}), plan: ATOLL_SIDE }
    expect(previewOf(view, 0, noOptions(), 'lay', laid('b2', water())).boats).toBe(-1)
    expect(previewOf(view, 0, noOptions(), 'remove', { removed: 'b2' }).boats).toBe(1)
  })
})
