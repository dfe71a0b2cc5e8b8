import { beforeEach, describe, expect, it } from 'vitest'
import { learn } from '../../lib/words.svelte'
import type { Material, Shard } from './types'
import { filling, inOrder, joints, openness, problem, why, worth } from './plates'
import { PRINTED, SCORED, shard } from './rules/samples'

beforeEach(() => learn('gold'))

const plate = (...shards: [number, Material][]) => shards.map(([size, up]) => shard(size, up))
const shown = (shards: readonly Shard[]) => shards.map((each) => each.up)

describe('problem', () => {
  it('is none on an open plate whose materials follow each other', () => {
    expect(problem(PRINTED, plate([6, 'gold'], [4, 'silver'], [4, 'bronze']))).toBeNull()
  })

  it('is that shards are more than a circle', () => {
    const found = problem(PRINTED, plate([18, 'gold'], [8, 'gold']))!
    expect(why(PRINTED, found)).toBe('The shards make more than a circle: 13/12.')
  })

  it('is a material that is missing between two others', () => {
    const found = problem(PRINTED, plate([6, 'gold'], [4, 'bronze']))!
    expect(why(PRINTED, found)).toBe('bronze and gold cannot touch: silver must lie between them.')
  })

  it('is a material that lies only once on the way around', () => {
    const found = problem(PRINTED, plate([6, 'gold'], [6, 'gold'], [6, 'silver'], [6, 'bronze']))
    expect(found).toEqual({ kind: 'close', lonely: ['silver'] })
  })

  it('is none on any plate that the rules score', () => {
    for (const { plate } of SCORED) expect(problem(PRINTED, plate)).toBeNull()
  })
})

describe('inOrder', () => {
  it('lays an open plate by rising value', () => {
    expect(shown(inOrder(PRINTED, plate([4, 'gold'], [4, 'bronze'], [4, 'silver'])))).toEqual([
      'bronze',
      'silver',
      'gold',
    ])
  })

  it('goes up and back down around a circle', () => {
    const whole = plate([6, 'silver'], [6, 'gold'], [6, 'bronze'], [6, 'silver'])
    expect(shown(inOrder(PRINTED, whole))).toEqual(['bronze', 'silver', 'gold', 'silver'])
  })
})

describe('joints', () => {
  it('are between shards, and between the last and the first of a circle', () => {
    expect(joints(PRINTED, plate([6, 'gold'], [6, 'silver']))).toHaveLength(1)
    expect(joints(PRINTED, plate([12, 'gold'], [12, 'silver']))).toHaveLength(2)
  })

  it('tell where shards cannot touch', () => {
    const [joint] = joints(PRINTED, plate([6, 'gold'], [6, 'bronze']))
    expect(joint).toMatchObject({ after: 0, ok: false, same: false })
  })
})

describe('worth', () => {
  it.each([
    ['gold', 10 + 7 * 4 + 10],
    ['mixed', 10 + 18],
    ['stone', 20],
    ['open', 0],
  ])('of the plate that the rules call %s is %d', (name, points) => {
    const { plate } = SCORED.find((each) => each.name === name)!
    expect(worth(PRINTED, plate).points).toBe(points)
  })

  it('of an open plate is its values, in an edition that counts them', () => {
    const printed = { ...PRINTED, incomplete_count: true }
    expect(worth(printed, plate([6, 'gold'], [4, 'silver'])).points).toBe(7)
  })
})

describe('filling', () => {
  it('takes as few shards as it can', () => {
    expect(filling([6, 4, 3], 12)).toEqual([6, 6])
    expect(filling([6, 4, 3], 7)?.toSorted()).toEqual([3, 4])
  })

  it('takes none where nothing is left', () => {
    expect(filling([6, 4, 3], 0)).toEqual([])
  })

  it('says where no shards fit exactly', () => {
    expect(filling([6, 4, 3], 5)).toBeNull()
    expect(openness(PRINTED, 19)).toBe('5/24 open, which no shards can fill exactly')
  })
})
