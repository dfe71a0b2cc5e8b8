import { describe, expect, it } from 'vitest'
import { claim, marketView, MARKETS, playerOf, pyramidOf } from './rules/samples'
import { sceneOf } from './staging'
import type { Colour, Effect, Staged, View } from './types'

const CHOSEN = [1, 0, 0, 2]

/** Four players at the beginning of a round, before anybody has chosen. */
const view: View = {
  ...marketView(CHOSEN, claim(CHOSEN, [])),
  stage: 'choose',
  pending: [0, 1, 2, 3],
  markets: MARKETS,
  bag: [20, 20, 20, 20, 20],
  players: [2, 1, 3, 4].map((turn_tile) => ({ ...playerOf(pyramidOf(['oo'])), turn_tile })),
}
const told = (effect: Effect, of: View = view, seat = 0) => sceneOf(effect, of, seat)
const after = (effects: Effect[], of: View = view, seat = 0): Staged =>
  effects.reduce<View>((now, effect) => sceneOf(effect, now, seat).view ?? now, of)
const cube = (colour: Colour, x: number, y: number, layer = 0) => ({ colour, x, y, layer })

const EXAMPLES: Effect[] = [
  { effect: 'markets-filled', round: 2, markets: MARKETS },
  { effect: 'market-chosen', seat: 1, market: null },
  { effect: 'choices-revealed', markets: CHOSEN },
  { effect: 'market-given', seat: 1, market: 0, cubes: MARKETS[0]!, because: 'lower-tile', tied: [1, 2] },
  { effect: 'turn-tiles-swapped', market: 0, seats: [1, 2], tiles: [3, 1] },
  { effect: 'cube-laid', seat: 0, ...cube('blue', 2, 0), moved: [0, 0] },
  { effect: 'cube-discarded', seat: 0, colour: 'blue' },
  { effect: 'building-finished', seat: 1 },
  { effect: 'pyramid-built', seat: 1, laid: [cube('blue', 2, 0)], discarded: [], moved: [0, 0] },
  { effect: 'groups-scored', colour: 'orange', sizes: [2, 2, 0, 2], points: [2, 2, 0, 2] },
  { effect: 'card-scored', card: 'largest group', seats: [0, 3], points: 5 },
  { effect: 'game-ended', points: [7, 2, 0, 7], winners: [0, 3], decided_by: 'shared' },
]

describe('every effect', () => {
  it.each(EXAMPLES)('has a scene: $effect', (effect) => {
    for (const seat of [-1, 0, 1]) {
      const scene = told(effect, view, seat)
      expect(scene.beats).toBeGreaterThanOrEqual(0)
      expect(scene.view).toBeDefined()
      expect(scene.view).not.toBe(view)
    }
  })

  it.each(EXAMPLES)('leaves the view before it as it was: $effect', (effect) => {
    const before = structuredClone(view)
    told(effect)
    expect(view).toEqual(before)
  })
})

it('has nothing to look at in what one decided oneself', () => {
  expect(told({ effect: 'market-chosen', seat: 0, market: 1 }).beats).toBe(0)
  expect(told({ effect: 'cube-laid', seat: 0, ...cube('blue', 2, 0) }).beats).toBe(0)
  expect(told({ effect: 'pyramid-built', seat: 0, laid: [], discarded: [] }).beats).toBe(0)
})

describe('markets', () => {
  it('fills them from the bag', () => {
    const scene = told(EXAMPLES[0]!)
    expect(scene.view).toMatchObject({ round: 2, stage: 'choose', pending: [0, 1, 2, 3], markets: MARKETS })
    expect(scene.view!.bag).toEqual([17, 17, 18, 18, 18]) // 3 orange, 3 blue, 2 of the others
    expect(scene.flights?.map((flight) => flight.to)).toEqual([
      'market-0',
      'market-1',
      'market-2',
      'market-3',
    ])
  })

  it('turns all cards at once', () => {
    const scene = told(EXAMPLES[2]!)
    expect(scene.view!.players.map((player) => player.chosen)).toEqual(CHOSEN)
    expect(scene.flights).toHaveLength(4)
  })

  it('gives cubes to one, and lights all who wanted them', () => {
    const scene = told(EXAMPLES[3]!)
    expect(scene.view!.players[1]!.hand).toEqual(MARKETS[0])
    expect(scene.view!.markets[0]).toEqual([])
    expect(scene.at).toEqual(expect.arrayContaining(['market-0', 'player-1', 'player-2', 'tile-2']))
    expect(scene.flights?.every(({ from, to }) => from === 'market-0' && to === 'hand-1')).toBe(true)
  })

  it('swaps turn tiles, each on its way to the other', () => {
    const scene = told(EXAMPLES[4]!)
    expect(scene.view!.players.map((player) => player.turn_tile)).toEqual([2, 3, 1, 4])
    expect(scene.flights).toEqual([
      { piece: { kind: 'tile', number: 1 }, from: 'tile-1', to: 'tile-2' },
      { piece: { kind: 'tile', number: 3 }, from: 'tile-2', to: 'tile-1' },
    ])
  })
})

describe('building', () => {
  it('lays a cube in a new first column, which moves the others', () => {
    const hand = { ...view, players: view.players.map((p) => ({ ...p, hand: ['blue', 'blue'] as Colour[] })) }
    const [player] = after(
      [
        { effect: 'cube-laid', seat: 0, ...cube('blue', 2, 0), moved: [0, 0] },
        { effect: 'cube-laid', seat: 0, ...cube('blue', 0, 0), moved: [1, 0] },
      ],
      hand,
    ).players
    expect(player!.pyramid.map(({ x, colour }) => `${x}${colour[0]}`).sort()).toEqual([
      '0b',
      '1o',
      '2o',
      '3b',
    ])
    expect(player).toMatchObject({ hand: [], width: 4, built: [{ x: 3 }, { x: 0 }] })
  })

  it('shows what others built on the large pyramid, with the cells that are new', () => {
    const scene = told({
      effect: 'pyramid-built',
      seat: 2,
      laid: [cube('blue', 0, 0), cube('orange', 3, 0)],
      discarded: ['white'],
      moved: [1, 0],
    })
    expect(scene.view!.front).toBe(2)
    expect(scene.at).toEqual(['player-2', 'cell-2-0:0:0', 'cell-2-0:3:0'])
    expect(scene.view!.players[2]).toMatchObject({ discarded: ['white'], hand: [], width: 4 })
    expect(scene.view!.players[2]!.groups[0]).toMatchObject({ colour: 'orange', size: 3, points: 4 })
    // The next scene is about something else.
    expect(sceneOf(EXAMPLES[0]!, scene.view!, 0).view).not.toHaveProperty('front')
  })

  it('shows nothing twice to whoever saw each cube laid', () => {
    const laid = [cube('blue', 2, 0)]
    const seen = after([{ effect: 'cube-laid', seat: 1, ...laid[0]!, moved: [0, 0] }], view, -1)
    const scene = told({ effect: 'pyramid-built', seat: 1, laid, discarded: [] }, seen, -1)
    expect(scene.view!.players[1]!.pyramid).toEqual(seen.players[1]!.pyramid)
    expect(scene.flights).toEqual([])
  })
})

describe('scoring', () => {
  it('goes colour by colour, with points for those who have some', () => {
    const scene = told(EXAMPLES[9]!)
    expect(scene.view).toMatchObject({ scored: 'orange', stage: 'over' })
    expect(scene.flights?.map((flight) => flight.to)).toEqual(['points-0', 'points-1', 'points-3'])
  })

  it('ends with everybody’s points', () => {
    expect(after(EXAMPLES.slice(9)).players.map((player) => player.points)).toEqual([7, 2, 0, 7])
  })
})
