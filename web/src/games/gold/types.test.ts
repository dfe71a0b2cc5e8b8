import { expect, it } from 'vitest'
import { PRINTED } from './rules/samples'
import { backsOf } from './types'

it('knows what may be on the back, by value', () => {
  expect(backsOf(PRINTED, 'gold')).toEqual(['stone', 'silver'])
})
