import { expect, test } from 'vitest'
import { carried, gains, payout, thisRound } from './round'
import type { Effect, View } from './types'

const began: Effect = { effect: 'round-began', round: 2, start_player: 0 }
const ranked: Effect = {
  effect: 'quarry-ranked',
  quarry: 2,
  ranks: [
    { seat: 1, points: 9, cubes: 4, due: 4 },
    { seat: 0, points: 3, cubes: 1, due: 2 },
  ],
}
const view = {
  players: [{ earned: [3] }, { earned: [1] }],
  pyramids: [{ name: 'Tikal', levels: [{}, {}] }],
} as unknown as View

test('only what happened since the round began belongs to it', () => {
  expect(thisRound([{ seat: 0, effects: [ranked, began] }])).toEqual([])
  expect(
    thisRound([
      { seat: 0, effects: [ranked, began] },
      { seat: 1, effects: [ranked] },
    ]),
  ).toEqual([ranked])
})

test('a quarry gives cubes by rank', () => {
  expect(gains([ranked], 3)).toEqual(new Map([[2, [1, 4, 0]]]))
})

test('what was won and not carried is told', () => {
  const [mine] = carried([{ effect: 'cubes-carried', seat: 0, won: 12, carried: 10, capacity: 10 }])
  expect(mine).toMatchObject({ won: 12, carried: 10 })
})

test('the end of a round pays and erodes level by level', () => {
  const effects: Effect[] = [
    { effect: 'cubes-fell', pyramid: 'Tikal', level: 1, cubes: [1, 0] }, // a block was moved before
    { effect: 'level-paid', pyramid: 'Tikal', level: 0, gold: [3, 1] },
    { effect: 'eroded', pyramid: 'Tikal', level: 0, cubes: [1, 1] },
    { effect: 'cubes-fell', pyramid: 'Tikal', level: 1, cubes: [0, 2] },
    began,
  ]
  expect(payout(effects, view)).toEqual({
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
  expect(payout([ranked], view)).toBeNull()
})
