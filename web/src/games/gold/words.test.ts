import { beforeEach, expect, it } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { PRINTED, shard } from './rules/samples'
import { listed, part, shardName } from './words'

beforeEach(() => learn('gold'))

it.each([
  [4, '1/6'],
  [5, '5/24'],
  [24, '1'],
  [0, '0'],
  [26, '13/12'],
])('shortens %d of 24 to %s', (size, text) => {
  expect(part(size, 24)).toBe(text)
})

it('lists materials as one says them', () => {
  expect(listed(['stone'])).toBe('stone')
  expect(listed(['stone', 'jade', 'gold'])).toBe('stone, jade and gold')
  expect(listed(['stone', 'gold'], true)).toBe('stone or gold')
})

it('tells of a shard no more than is known', () => {
  expect(shardName(shard(4, 'silver', null), PRINTED)).toBe('silver 3 – 1/6 of the circle, back unknown')
  expect(shardName(shard(4, 'silver', 'gold', false), PRINTED)).toContain('back gold (only its owner knows)')
})
