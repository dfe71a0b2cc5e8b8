import { expect, it } from 'vitest'
import { clockText } from './clock'

const HOUR = 3600_000

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [65_000, '1:05'],
  [HOUR - 1, '59:59'],
  [2 * HOUR + 3 * 60_000, '2:03:00'],
  [24 * HOUR - 1000, '23:59:59'],
  [48 * HOUR - 1, '1d 23h'],
  [48 * HOUR, '2d 0h'],
  [75 * HOUR, '3d 3h'],
])('shows %d milliseconds as %s', (left, text) => {
  expect(clockText(left)).toBe(text)
})
