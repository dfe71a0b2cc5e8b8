import { describe, expect, it } from 'vitest'
import { previewOf } from './preview'
import { BLUE, boardFor, GREEN, pyramidOf, RED } from './rules/samples'

const board = boardFor(3)
const uxmal = (cubes: number[][]) => ({
  ...board,
  open_level: 0,
  pyramids: board.pyramids.map((pyramid) => (pyramid.name === 'Uxmal' ? pyramidOf('Uxmal', cubes) : pyramid)),
})

describe('a cube that is placed', () => {
  const view = uxmal([[1, 2, 0, 0, 0]])
  const preview = previewOf(view, { move: 'build', pyramid: 'Uxmal' }, BLUE)!

  it('is counted on its level', () => {
    expect(preview.cubes[2]![0]).toEqual([2, 2, 0, 0, 0])
  })

  it('changes what the level pays, to everybody', () => {
    expect(preview.pays[2]![0]).toEqual([3, 3, 0, 0, 0])
    expect(preview.income[BLUE]).toBe(2)
    expect(preview.income[RED]).toBe(0)
  })

  it('may cost others their gold', () => {
    expect(previewOf(uxmal([[1, 1, 0, 0, 0]]), { move: 'build', pyramid: 'Uxmal' }, BLUE)!.income).toEqual([
      0, -2, 0, 0, 0,
    ])
  })
})

it('counts the bonus cube for a level that is filled', () => {
  const preview = previewOf(uxmal([[2, 4, 0, 0, 0]]), { move: 'build', pyramid: 'Uxmal' }, BLUE)!
  expect(preview.cubes[2]![1]).toEqual([0, 1, 0, 0, 0])
  expect(preview.income[RED]).toBe(4)
})

it('takes cubes off that lose their support', () => {
  const view = uxmal([
    [1, 2, 0, 0, 0],
    [2, 1, 0, 0, 0],
  ])
  const preview = previewOf(view, { move: 'lift', pyramid: 'Uxmal', level: 0 }, BLUE)!
  expect(preview.cubes[2]!.map((level) => level[BLUE])).toEqual([0, 0, 0])
})

it('knows nothing of a choice beside the pyramids', () => {
  expect(previewOf(board, { move: 'pass' }, GREEN)).toBeNull()
  expect(previewOf(board, { move: 'lay', value: 4, quarry: 1 }, GREEN)).toBeNull()
})
