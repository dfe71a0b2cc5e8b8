import { describe, expect, it } from 'vitest'
import { at, box, EDGE, HUB, sector, spread } from './geometry'

it('counts angles clockwise from the top', () => {
  const [x, y] = at(10, 90)
  expect(x).toBeCloseTo(10)
  expect(y).toBeCloseTo(0)
  expect(at(10, 0)[1]).toBeCloseTo(-10)
})

it('spreads shards side by side from the top', () => {
  expect(spread([6, 4, 2], 24)).toEqual([
    { start: 0, sweep: 90 },
    { start: 90, sweep: 60 },
    { start: 150, sweep: 30 },
  ])
})

describe('sector', () => {
  it('closes its outline', () => {
    expect(sector(60)).toMatch(/^M.*Z$/)
  })

  it('takes the long way round for more than half a circle', () => {
    expect(sector(200)).toContain(`A${EDGE} ${EDGE} 0 1 1`)
    expect(sector(100)).toContain(`A${EDGE} ${EDGE} 0 0 1`)
  })

  it('draws a whole circle, whose ends must not meet', () => {
    expect(sector(360)).toBe(sector(359.9))
    expect(sector(360)).not.toContain('NaN')
  })
})

describe('box', () => {
  it('is as wide as the shard, and ends at its hub', () => {
    const { x, width, height } = box(60)
    expect(width).toBeCloseTo(EDGE + 6)
    expect(x).toBeCloseTo(-width / 2)
    expect(height).toBeCloseTo(EDGE - HUB * Math.cos(Math.PI / 6) + 6)
  })

  it('holds the whole plate from half a circle on', () => {
    expect(box(180)).toEqual(box(360))
  })
})
