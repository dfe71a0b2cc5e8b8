import { beforeEach, expect, it } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { across, left, water } from './rules/samples'
import { tileInWords } from './words'

beforeEach(() => learn('maori'))

it('tells what is on a tile', () => {
  expect(tileInWords(left({ palms: 2, hut: true }))).toBe('left end, 2 palms, hut')
  expect(tileInWords(water({ boats: 1 }))).toBe('water, 1 boat')
})

it('tells a tile as it is turned', () => {
  expect(tileInWords(left({}), 1)).toBe('top end')
  expect(tileInWords(across({}), 1)).toBe('vertical middle')
})
