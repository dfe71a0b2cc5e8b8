import { describe, expect, it } from 'vitest'
import { Eye, frame, hull, outline } from './geometry'
import { pyramidOf } from './rules/samples'

describe('an eye', () => {
  it('has the middle of the ground in the middle of the picture', () => {
    for (const turn of [0, 1, 2, 3])
      expect(new Eye(turn, 4, 2).project(2, 1, 0).map(Math.abs)).toEqual([0, 0])
  })

  it('sees the same after four quarter turns', () => {
    const [one, other] = [new Eye(0, 4, 4).project(1, 3, 2), new Eye(4, 4, 4).project(1, 3, 2)]
    expect(one[0]).toBeCloseTo(other[0])
    expect(one[1]).toBeCloseTo(other[1])
  })

  it('sees what is higher further up', () => {
    const eye = new Eye(0, 4, 4)
    expect(eye.project(1, 1, 2)[1]).toBeLessThan(eye.project(1, 1, 1)[1])
  })
})

describe('blocks', () => {
  const eye = new Eye(0, 2, 2)

  it('are drawn from below, and from the far ones to the near ones', () => {
    const keys = eye.blocks(pyramidOf(['ob/gy', 'w'])).map((block) => block.key)
    expect(keys[0]).toBe('0:0:0')
    expect(keys.at(-2)).toBe('0:1:1')
    expect(keys.at(-1)).toBe('1:0:0')
  })

  it('show a top and the two sides towards the eye', () => {
    const [block] = eye.blocks(pyramidOf(['o']))
    expect(block?.faces.map((face) => face.side).sort()).toEqual(['left', 'right', 'top'])
  })

  it('show no side where a neighbour stands', () => {
    const blocks = eye.blocks(pyramidOf(['ob']))
    const behind = blocks.find((block) => block.key === '0:0:0')
    expect(behind?.faces.map((face) => face.side)).toHaveLength(2)
  })

  it('leave out hidden cubes', () => {
    expect(eye.blocks(pyramidOf(['ooo/ooo/ooo', 'bb/bb'])).map((block) => block.key)).not.toContain('0:1:1')
  })
})

it.each([0, 1, 2, 3])('frames a whole pyramid after %d quarter turns', (turn) => {
  const [left, top, width, height] = frame(4)
  const eye = new Eye(turn, 4, 4)
  const corners = [0, 4].flatMap((x) => [0, 4].map((y) => eye.project(x, y, 0)))
  for (const [x, y] of [...corners, eye.project(2, 2, 4)]) {
    expect(x).toBeGreaterThan(left)
    expect(x).toBeLessThan(left + width)
    expect(y).toBeGreaterThan(top)
    expect(y).toBeLessThan(top + height)
  }
})

it('writes an outline as SVG reads it', () => {
  expect(
    outline([
      [0, 1],
      [0.5, -2],
    ]),
  ).toBe('0.0000,1.0000 0.5000,-2.0000')
})

describe('light', () => {
  it('falls on the left side, and most on the top', () => {
    const [block] = new Eye(0, 1, 1).blocks(pyramidOf(['o']))
    const light = Object.fromEntries(block!.faces.map((face) => [face.side, face.light]))
    expect(light.top).toBeGreaterThan(light.left!)
    expect(light.left).toBeGreaterThan(light.right!)
  })
})

it('goes around points without those inside', () => {
  const points = [
    [0, 0],
    [2, 0],
    [1, 1],
    [2, 2],
    [0, 2],
  ] as const
  expect(hull(points)).toHaveLength(4)
})
