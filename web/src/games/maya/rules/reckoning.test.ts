import { describe, expect, it } from 'vitest'
import { optionsOf } from '../options'
import { hitChoices, nextHitter, pointsAfter } from './reckoning'
import { BLUE, GREEN, PURPLE, quarryOf, viewOf } from './samples'

const quarry = quarryOf(
  'extra block',
  4,
  [4, 2],
  [
    [GREEN, 5],
    [BLUE, 5],
    [PURPLE, 7],
    [GREEN, -3],
  ],
)

describe('the example of a settled quarry', () => {
  it('puts each choice on the row of the seat that is hit', () => {
    const choices = hitChoices(pointsAfter(quarry, 5, []), nextHitter(quarry, 0)!)
    const rows = optionsOf(choices, viewOf({ stage: 'hit' })).seats
    expect([...rows].map(([seat, choice]) => [seat, choice.notation])).toEqual([
      [BLUE, String(BLUE)],
      [PURPLE, String(PURPLE)],
    ])
  })

  it('counts cards without the -3, which takes points off the seat it hits', () => {
    expect(pointsAfter(quarry, 5, [])).toEqual([5, null, 5, 7, null])
    expect(pointsAfter(quarry, 5, [PURPLE])).toEqual([5, null, 5, 4, null])
    expect(pointsAfter(quarry, 5, [null])).toEqual([5, null, 5, 7, null])
  })

  it('asks the owner of each -3 once', () => {
    expect(nextHitter(quarry, 0)).toBe(GREEN)
    expect(nextHitter(quarry, 1)).toBeUndefined()
  })
})
