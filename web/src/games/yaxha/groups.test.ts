import { describe, expect, it } from 'vitest'
import { largestGroup } from './groups'
import { pyramidOf } from './rules/samples'

describe('largestGroup', () => {
  it('joins cubes that share a side, not those that share an edge', () => {
    expect(largestGroup(pyramidOf(['oob/bbo']), 'orange')).toEqual(new Set(['0:0:0', '0:1:0']))
  })

  it('goes up from layer to layer', () => {
    const group = largestGroup(pyramidOf(['ob/bb', 'o']), 'orange')
    expect(group).toEqual(new Set(['0:0:0', '1:0:0']))
  })

  it('leaves out a cube that is hidden by the four above it', () => {
    const pyramid = pyramidOf(['ooo/ooo/ooo', 'bb/bb'])
    expect(largestGroup(pyramid, 'orange').size).toBe(8)
  })

  it('is empty for a colour that is not there', () => {
    expect(largestGroup(pyramidOf(['o']), 'white').size).toBe(0)
  })
})
