import { describe, expect, it } from 'vitest'
import { cellName, reach } from './types'

describe('reach', () => {
  it('has one place for the first cube', () => {
    expect(reach(0)).toEqual([0, 1])
  })

  it('leaves room on both ends of a side that may still grow', () => {
    expect(reach(3)).toEqual([-1, 4])
  })

  it('ends where the pyramid is as wide as it may be', () => {
    expect(reach(4)).toEqual([0, 4])
  })
})

describe('cellName', () => {
  it('names columns by letters and rows by numbers', () => {
    expect(cellName({ x: 0, y: 2, layer: 0 })).toBe('a3')
  })

  it('calls a new first column z, and a new first row 0', () => {
    expect(cellName({ x: -1, y: -1, layer: 0 })).toBe('z0')
  })

  it('says which layer, above the ground', () => {
    expect(cellName({ x: 1, y: 1, layer: 2 })).toBe('b2^3')
  })
})
