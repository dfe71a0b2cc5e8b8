import { describe, expect, it } from 'vitest'
import type { Shard } from './types'
import { firstPlan, planned, toDecide, turned, withoutRoom } from './arranging'
import { shard } from './rules/samples'

function arrangementOf(part: { kept?: Shard[]; shard?: Shard; undecided?: Shard[] }) {
  return { kept: [], out: [], undecided: [], plate: 1, points: 0, size: 0, shard: null, ...part }
}

const numbers = (shards: readonly Shard[]) => shards.map((each) => each.number)

describe('turned', () => {
  it('shows the other side, which everybody knows from then on', () => {
    expect(turned(shard(6, 'gold', 'silver', false))).toMatchObject({
      up: 'silver',
      down: 'gold',
      open: true,
    })
  })

  it('leaves a shard as it is whose back is not known', () => {
    const unknown = shard(6, 'gold', null)
    expect(turned(unknown)).toBe(unknown)
  })
})

describe('toDecide', () => {
  it('begins with the shard that is asked about now', () => {
    const [now, later] = [shard(4, 'jade'), shard(3, 'stone')]
    expect(toDecide(arrangementOf({ shard: now, undecided: [later] }))).toEqual([now, later])
  })

  it('is nothing once all is decided', () => {
    expect(toDecide(arrangementOf({ kept: [shard(4, 'jade')] }))).toEqual([])
  })
})

describe('planned', () => {
  const [kept, now, later] = [shard(6, 'gold'), shard(4, 'jade', 'stone'), shard(3, 'stone')]
  const arrangement = arrangementOf({ kept: [kept], shard: now, undecided: [later] })

  it('keeps on the plate what nothing is planned for', () => {
    const { on, out } = planned(arrangement, {})
    expect(numbers(on)).toEqual(numbers([kept, now, later]))
    expect(out).toEqual([])
  })

  it('tells what is decided already from what is asked about now', () => {
    expect(planned(arrangement, {}).on.map((each) => [each.fixed, each.now])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('turns and puts out as planned', () => {
    const { on, out } = planned(arrangement, { [now.number]: 'turn', [later.number]: 'out' })
    expect(on.at(-1)).toMatchObject({ number: now.number, up: 'stone' })
    expect(numbers(out)).toEqual([later.number])
  })
})

describe('firstPlan', () => {
  const now = shard(4, 'jade', 'stone')

  it('keeps the new shard as it lies if it fits so', () => {
    expect(firstPlan(arrangementOf({ shard: now }), () => true)).toEqual({ [now.number]: 'keep' })
  })

  it('turns it if only its back fits', () => {
    const stoneOnly = (shards: Shard[]) => shards.every((each) => each.up === 'stone')
    expect(firstPlan(arrangementOf({ shard: now }), stoneOnly)).toEqual({ [now.number]: 'turn' })
  })

  it('leaves it as it lies if nothing fits', () => {
    expect(firstPlan(arrangementOf({ shard: now }), () => false)).toEqual({ [now.number]: 'keep' })
  })

  it('is empty without a shard', () => {
    expect(firstPlan(arrangementOf({}), () => true)).toEqual({})
  })
})

describe('withoutRoom', () => {
  const [kept, now, later] = [shard(18, 'gold'), shard(4, 'jade'), shard(6, 'stone')]

  it('is nothing as long as all fit', () => {
    expect(withoutRoom(planned(arrangementOf({ kept: [kept], shard: now }), {}).on, 24)).toEqual([])
  })

  it('is the shard that is asked about now, first', () => {
    const { on } = planned(arrangementOf({ kept: [kept], shard: now, undecided: [later] }), {})
    expect(numbers(withoutRoom(on, 24))).toEqual([now.number])
  })

  it('is more as long as it is too much', () => {
    const { on } = planned(arrangementOf({ kept: [kept], shard: now, undecided: [later] }), {})
    expect(numbers(withoutRoom(on, 20))).toEqual([now.number, later.number])
  })
})
