import { expect, test } from 'vitest'
import { asRevealed, carried, gains, inRound, payout, payouts } from './round'
import { quarryOf } from './rules/samples'
import type { Effect, View } from './types'

const began = (round: number): Effect => ({ effect: 'round-began', round, start_player: 0 })
const ranked: Effect = {
  effect: 'quarry-ranked',
  quarry: 2,
  ranks: [
    { seat: 1, points: 9, cubes: 4, due: 4 },
    { seat: 0, points: 3, cubes: 1, due: 2 },
  ],
}
const ends: Effect[] = [
  { effect: 'cubes-fell', pyramid: 'Tikal', level: 1, cubes: [1, 0] }, // a block was moved before
  { effect: 'level-paid', pyramid: 'Tikal', level: 0, gold: [3, 1] },
  { effect: 'eroded', pyramid: 'Tikal', level: 0, cubes: [1, 1] },
  { effect: 'cubes-fell', pyramid: 'Tikal', level: 1, cubes: [0, 2] },
]
const view = {
  players: [{ earned: [3] }, { earned: [1] }],
  pyramids: [{ name: 'Tikal', levels: [{}, {}] }],
} as unknown as View

test('only what happened since a round began, and before the next, belongs to it', () => {
  const history = [
    { seat: 0, effects: [began(1), ranked] },
    { seat: 1, effects: [...ends, began(2)] },
  ]
  expect(inRound(history, 1)).toEqual([ranked, ...ends])
  expect(inRound(history, 2)).toEqual([])
  expect(inRound(history, 0)).toEqual([])
})

test('a quarry gives cubes by rank', () => {
  expect(gains([ranked], 3)).toEqual(new Map([[2, [1, 4, 0]]]))
})

test('a settled quarry is shown with the cards that were turned up there', () => {
  const card = { seat: 1, high: false, value: 4 }
  const revealed: Effect = {
    effect: 'quarry-revealed',
    quarry: 0,
    cards: [card],
    points_marker: null,
    points: [0, 4],
  }
  const [first, second] = asRevealed(
    [quarryOf('joker', 4, [2, 1], [], true), quarryOf('joker', 4, [2, 1], [], true)],
    [revealed],
  )
  expect(first).toMatchObject({ cards: [card], face_down: false })
  expect(second).toMatchObject({ cards: [], face_down: true })
})

test('what was won and not carried is told', () => {
  const [mine] = carried([{ effect: 'cubes-carried', seat: 0, won: 12, carried: 10, capacity: 10 }])
  expect(mine).toMatchObject({ won: 12, carried: 10 })
})

test('the end of a round pays and erodes level by level', () => {
  expect(payout(ends, 1, view)).toEqual({
    round: 1,
    totals: [3, 1],
    pays: [
      [
        [3, 1],
        [0, 0],
      ],
    ],
    lost: [
      [
        [1, 1],
        [0, 2],
      ],
    ],
  })
  expect(payout([ranked], 1, view)).toBeNull()
})

test('the end of every round that was paid can be looked at again', () => {
  const history = [{ seat: 1, effects: [began(1), ...ends, began(2), ...ends] }]
  expect(payouts(history, view).map(({ round }) => round)).toEqual([1])
})
