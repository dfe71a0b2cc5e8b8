import { expect, it } from 'vitest'
import { ranksAt } from './ranks'
import { BLUE, GREEN, quarryOf, RED } from './rules/samples'

const quarry = quarryOf(
  'joker',
  5,
  [4, 2],
  [
    [BLUE, 3],
    [RED, 5],
    [GREEN, -2],
    [BLUE, 1],
  ],
)

it('ranks the players by what their cards add up to, and gives the printed cubes', () => {
  expect(ranksAt(quarry, null, 2).map(({ seat, points, cubes }) => [seat, points, cubes])).toEqual([
    [RED, 5, 4],
    [BLUE, 4, 2],
    [GREEN, 0, 0],
  ])
})

it('ranks whoever laid a card first before others with as many points', () => {
  const points = [4, 4, 0]
  expect(ranksAt(quarry, points, 2).map(({ seat }) => seat)).toEqual([BLUE, RED, GREEN])
})

it('counts the points marker, and tells what others took off', () => {
  const marked = { ...quarry, points_marker: GREEN }
  const [first, ...others] = ranksAt(marked, [4, 2, 2], 2)
  expect(first).toMatchObject({ seat: BLUE, points: 4, hits: 0 })
  expect(others).toMatchObject([
    { seat: RED, points: 2, hits: 3, cubes: 2 },
    { seat: GREEN, points: 2, marker: 2, hits: 0, cubes: 0 },
  ])
})
