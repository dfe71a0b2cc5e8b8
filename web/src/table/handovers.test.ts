import { expect, it } from 'vitest'
import { handoverSentence } from './handovers'

const NAMES = ['Ana', 'Ben']

it('tells who plays on, and why', () => {
  expect(handoverSentence({ after: 3, seat: 1, player: 'strong', why: 'time' }, NAMES)).toBe(
    'Ben ran out of time. Strong takes over for Ben.',
  )
})

it('tells who is back', () => {
  expect(handoverSentence({ after: 5, seat: 0, player: null }, NAMES)).toBe('Ana is back and playing again.')
})
