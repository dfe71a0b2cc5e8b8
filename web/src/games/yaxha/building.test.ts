import { describe, expect, it } from 'vitest'
import { legalCells } from './building'
import { playerOf, pyramidOf } from './rules/samples'

const cells = (layers: string[], colour: 'orange' | 'blue' = 'orange') =>
  [...legalCells(playerOf(pyramidOf(layers)), colour).keys()].sort()

describe('legalCells', () => {
  it('has one place for the first cube', () => {
    expect(cells([])).toEqual(['0:0:0'])
  })

  it('goes on beside what lies on the ground, in all directions', () => {
    expect(cells(['o'])).toEqual(['0:-1:0', '0:0:-1', '0:0:1', '0:1:0'])
  })

  it('keeps layer 1 within four by four', () => {
    expect(cells(['oooo'])).toEqual(
      ['0:0:-1', '0:1:-1', '0:2:-1', '0:3:-1', '0:0:1', '0:1:1', '0:2:1', '0:3:1'].sort(),
    )
  })

  it('from layer 2 on asks for four cubes beneath and a neighbour of the same colour', () => {
    const full = ['oooo/oooo/bboo/bboo']
    expect(cells(full, 'blue')).toEqual(['1:0:1', '1:0:2', '1:1:1', '1:1:2'])
  })
})
