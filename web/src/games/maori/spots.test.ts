import { beforeEach, describe, expect, it, vi } from 'vitest'
import { learn } from '../../lib/words.svelte'
import { noOptions } from './options'
import { BEGUN, left, right, single, viewOf } from './rules/samples'
import { ghostOf, spotsOf } from './spots'

beforeEach(() => learn('maori'))

const NOTHING = { picked: null, turn: null, removing: false, considered: null }
const view = { ...viewOf({ laid: BEGUN, small: 'b2' }), hand: right({}) }
const lays = new Map([
  [
    'c2',
    new Map([
      [0, 'as it is'],
      [2, 'turned'],
    ]),
  ],
])

describe('spotsOf', () => {
  it('lays a tile as it fits best', () => {
    const pick = vi.fn()
    const now = { ...NOTHING, view, seat: 0, options: { ...noOptions(), lays } }
    const spot = spotsOf(now, pick, vi.fn()).get('c2')!
    expect(spot).toMatchObject({ kind: 'lay', fit: 'finishes', picked: false })
    expect(spot.label).toBe('Lay it on c2 (finishes an island)')
    spot.act?.()
    expect(pick).toHaveBeenCalledWith('as it is')
  })

  it('lays it as it is held', () => {
    const pick = vi.fn()
    const now = { ...NOTHING, view, seat: 0, turn: 2, options: { ...noOptions(), lays } }
    const spot = spotsOf(now, pick, vi.fn()).get('c2')!
    expect(spot.fit).toBe('clashes')
    spot.act?.()
    expect(pick).toHaveBeenCalledWith('turned')
  })

  it('turns a tile that is tapped again, if it may lie in several ways', () => {
    const [pick, turnOn] = [vi.fn(), vi.fn()]
    const now = { ...NOTHING, view, seat: 0, picked: 'as it is', options: { ...noOptions(), lays } }
    spotsOf(now, pick, turnOn).get('c2')!.act?.()
    expect(turnOn).toHaveBeenCalledOnce()
    expect(pick).not.toHaveBeenCalled()
  })

  it('hints at free spaces around the ship for a tile that is only thought about', () => {
    const now = { ...NOTHING, view: viewOf({ small: 'a1', stage: 'act' }), seat: 0, options: noOptions() }
    const spots = spotsOf({ ...now, considered: single({}) }, vi.fn(), vi.fn())
    expect([...spots.keys()]).toEqual(['b1', 'a2', 'b2'])
    expect([...spots.values()].every((spot) => spot.kind === 'hint' && !spot.act)).toBe(true)
  })

  it('offers removing only to who wants to remove', () => {
    const options = { ...noOptions(), removes: new Map([['b1', 'x']]) }
    const now = { ...NOTHING, view, seat: 0, options }
    expect(spotsOf(now, vi.fn(), vi.fn()).size).toBe(0)
    expect(spotsOf({ ...now, removing: true }, vi.fn(), vi.fn()).get('b1')?.kind).toBe('remove')
  })

  it('is empty for who only watches', () => {
    const now = { ...NOTHING, view, seat: -1, options: { ...noOptions(), lays } }
    expect(spotsOf(now, vi.fn(), vi.fn()).size).toBe(0)
  })
})

describe('ghostOf', () => {
  it('lays the tile in hand', () => {
    const held = { ...view, hand: left({}) }
    expect(ghostOf({ move: 'lay', space: 'c2', turn: 1 }, held, 0)).toEqual({
      laid: { space: 'c2', tile: left({}), turn: 1 },
    })
  })

  it('moves the ship a step', () => {
    expect(ghostOf({ move: 'step', direction: 'N' }, view, 0)).toEqual({ ship: 'b1' })
  })

  it('shows nothing of what has no place', () => {
    expect(ghostOf({ move: 'store' }, view, 0)).toBeNull()
    expect(ghostOf(undefined, view, 0)).toBeNull()
  })
})
