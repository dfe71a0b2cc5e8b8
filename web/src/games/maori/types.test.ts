import { describe, expect, it } from 'vitest'
import { allSpaces, beyond, isNextTo, leiSides, onBoard, openSides, stepFrom } from './types'
import { ISLANDS, left, single, water } from './rules/samples'

const [NORTH, EAST, SOUTH] = [1, 2, 4]

describe('a tile', () => {
  it('is open where its land goes on', () => {
    expect(openSides(left({}))).toBe(EAST)
    expect(openSides(water())).toBe(0)
  })

  it('turns clockwise, with its half leis', () => {
    expect(openSides(left({}), 1)).toBe(SOUTH)
    expect(openSides(left({}), 3)).toBe(NORTH)
    expect(leiSides(left({ lei: ['east'] }), 1)).toBe(SOUTH)
    expect(leiSides(single({}))).toBe(0)
  })
})

describe('a space', () => {
  it('has others beyond its sides', () => {
    expect([0, 1, 2, 3].map((side) => beyond('b2', side))).toEqual(['b1', 'c2', 'b3', 'a2'])
  })

  it('may lie off the board', () => {
    expect(onBoard(ISLANDS, beyond('d4', 1))).toBe(false)
    expect(onBoard(ISLANDS, beyond('a1', 0))).toBe(false)
    expect(onBoard(ISLANDS, 'd4')).toBe(true)
  })

  it('is a step away in eight directions', () => {
    expect(stepFrom('b2', 'NE')).toBe('c1')
    expect(stepFrom('b2', 'S')).toBe('b3')
    expect(isNextTo('b2', 'c1')).toBe(true)
    expect(isNextTo('b2', 'd2')).toBe(false)
    expect(isNextTo('b2', 'b2')).toBe(false)
  })
})

it('names all spaces row by row', () => {
  expect(allSpaces({ ...ISLANDS, columns: 2, rows: 2 })).toEqual(['a1', 'b1', 'a2', 'b2'])
})
