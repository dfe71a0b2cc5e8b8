import { beforeEach, expect, it } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { markerEffect, markerKey, markerName, markerPicture, printed } from './markers'
import { BLUE_MARKERS, GREEN_MARKERS, viewOf } from './rules/samples'

const ALL = [...GREEN_MARKERS, ...BLUE_MARKERS]

beforeEach(() => learn('maya'))

it('knows markers without the number that is printed on them', () => {
  expect(markerKey('move a block')).toBe('move-a-block')
  expect(markerKey('transport +4')).toBe('transport')
})

it('reads the number that is printed on a marker', () => {
  expect(printed('transport +2')).toBe(2)
  expect(printed('joker')).toBe(0)
})

it.each(ALL)('has a picture, a name and an effect for %s', (marker) => {
  expect(markerPicture(marker)).toBeDefined()
  expect(markerName(marker)).not.toMatch(/^maya-/)
  expect(markerEffect(marker, viewOf({}))).not.toMatch(/^maya-/)
})
