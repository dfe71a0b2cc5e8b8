import { describe, expect, it } from 'vitest'
import { beneath, sheetsOf } from './layers'
import { playerOf, pyramidOf } from './rules/samples'

describe('sheetsOf', () => {
  it('offers one cell of the ground for the first cube', () => {
    const [ground] = sheetsOf(playerOf([])).sheets
    expect(ground).toMatchObject({ layer: 0, columns: [0], rows: [0] })
  })

  it('leaves room around a pyramid that may still grow', () => {
    const [ground] = sheetsOf(playerOf(pyramidOf(['ob']))).sheets
    expect(ground).toMatchObject({ columns: [-1, 0, 1, 2], rows: [-1, 0, 1] })
  })

  it('has smaller layers above', () => {
    const { sheets } = sheetsOf(playerOf(pyramidOf(['oooo/oooo/oooo/oooo'])))
    expect(sheets.map((sheet) => sheet.columns.length)).toEqual([4, 3, 2, 1])
  })

  it.each([false, true])('keeps all sheets inside the picture, tall or not', (tall) => {
    const { width, height, sheets } = sheetsOf(playerOf(pyramidOf(['ob/gy'])), tall)
    for (const { left, top, columns, rows } of sheets) {
      expect(left + columns.at(-1)! + 1).toBeLessThanOrEqual(width)
      expect(top + rows.at(-1)! + 1).toBeLessThanOrEqual(height)
    }
  })
})

describe('beneath', () => {
  it('tells the colours of the four cubes that a free cell lies on', () => {
    expect(beneath(playerOf(pyramidOf(['ob/gy'])))).toEqual(
      new Map([['1:0:0', ['orange', 'blue', 'green', 'yellow']]]),
    )
  })

  it('says nothing of a cell without four cubes beneath it, or with a cube on it', () => {
    expect(beneath(playerOf(pyramidOf(['ob/g.']))).size).toBe(0)
    expect(beneath(playerOf(pyramidOf(['ob/gy', 'o']))).size).toBe(0)
  })
})
