import { expect, it } from 'vitest'
import { land, slide, turn, vanish } from './transitions'

const element = {} as Element

it('lands large and faint, and lies there as it is', () => {
  const { css } = land(element, { duration: 200 })
  expect(css?.(0, 1)).toBe('opacity: 0; scale: 1.8')
  expect(css?.(1, 0)).toBe('opacity: 1; scale: 1')
})

it('slides to its place', () => {
  const { css, duration } = slide(element, { duration: 300, y: -20 })
  expect(duration).toBe(300)
  expect(css?.(0, 1)).toBe('opacity: 0; translate: 0 -20px')
  expect(css?.(1, 0)).toBe('opacity: 1; translate: 0 0px')
})

it('falls a little as it vanishes', () => {
  expect(vanish(element, { duration: 100 }).css?.(0.5, 0.5)).toBe('opacity: 0.5; translate: 0 15%')
})

it('turns a card from its edge, each a little later than the one before', () => {
  const { css, delay } = turn(element, { duration: 400, delay: 160 })
  expect(delay).toBe(160)
  expect(css?.(0, 1)).toBe('scale: 0.02 1')
  expect(css?.(1, 0)).toBe('scale: 1 1')
})
