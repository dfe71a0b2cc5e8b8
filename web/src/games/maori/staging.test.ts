import { describe, expect, it } from 'vitest'
import { ATOLL_SIDE, left, right, single, viewOf, volcano, water } from './rules/samples'
import { sceneOf, type Effect } from './staging'
import type { Player, View } from './types'

const NOBODY = -1

/** Two players at a table: what one has, and the other. */
function table(first: Partial<Player> = {}, change: Partial<View> = {}): View {
  const view = viewOf({ ship: 2, stage: 'sail' })
  const player = view.players[0]!
  return { ...view, players: [{ ...player, ...first }, player], ...change }
}

const tile = left({ palms: 2 })
const EVERY: Record<Effect['effect'], Effect> = {
  'ship-placed': { effect: 'ship-placed', seat: 0, stop: 3 },
  'ship-sailed': { effect: 'ship-sailed', seat: 0, from_stop: 2, to_stop: 6, steps: 4, free: 2, price: 2 },
  'tile-taken': {
    effect: 'tile-taken',
    seat: 0,
    tile,
    source: 'display',
    place: 0,
    nearness: 0,
    price: 1,
  },
  'tile-stored': { effect: 'tile-stored', seat: 0, tile },
  'tile-laid': { effect: 'tile-laid', seat: 0, space: 'a1', turn: 0, tile, boats: 0, covered: 0, shells: 0 },
  'tile-removed': { effect: 'tile-removed', seat: 0, space: 'a1', tile, boats: 0, uncovered: 0 },
  'nothing-done': { effect: 'nothing-done', seat: 0, turns: 3, limit: 8 },
  'display-refilled': { effect: 'display-refilled', place: 0, tile, stock: 12 },
  'gap-left': { effect: 'gap-left', place: 0 },
  'island-finished': {
    effect: 'island-finished',
    seat: 0,
    spaces: ['a1', 'b1'],
    palms: 3,
    hut: false,
    leis: 0,
    in_atoll: false,
    points: 3,
  },
  'island-lost': { effect: 'island-lost', seat: 0, spaces: ['a1', 'b1'], points: 3 },
  'small-ship-placed': { effect: 'small-ship-placed', seat: 0, space: 'a1' },
  'small-ship-stepped': {
    effect: 'small-ship-stepped',
    seat: 0,
    from_space: 'a1',
    to_space: 'b1',
    price: 1,
  },
  'small-ship-moved': {
    effect: 'small-ship-moved',
    seat: 0,
    from_space: 'a1',
    to_space: 'b1',
    because: 'free-move',
  },
  'small-ship-held': { effect: 'small-ship-held', seat: 0, space: 'a1' },
  'small-ship-left': { effect: 'small-ship-left', seat: 0, space: 'a1', must_move: false },
  'turn-began': { effect: 'turn-began', seat: 1, because: 'next' },
  'last-turns-began': { effect: 'last-turns-began', seat: 0, turns: 1 },
  'end-reached': { effect: 'end-reached', because: 'last-turns' },
  'unfinished-taken-away': {
    effect: 'unfinished-taken-away',
    seat: 0,
    spaces: ['a1'],
    boats: 0,
    uncovered: 0,
  },
  'line-scored': { effect: 'line-scored', seat: 0, line: 'palms', number: 3, points: 3 },
  'game-ended': { effect: 'game-ended', points: [3, 1], winners: [0], decided_by: 'points' },
}

const after = (effect: Effect, view: View) => sceneOf(effect, view, NOBODY).view!

describe('every effect', () => {
  it.each(Object.values(EVERY))('has a scene: $effect', (effect) => {
    const view = table()
    const before = JSON.stringify(view)
    const scene = sceneOf(effect, view, NOBODY)
    expect(scene.beats).toBeGreaterThanOrEqual(0)
    expect(JSON.stringify(view)).toBe(before)
  })

  it.each(Object.values(EVERY).filter((effect) => 'seat' in effect && effect.seat === 0))(
    'that one brought about oneself keeps nobody waiting, unless something came of it: $effect',
    (effect) => {
      const told = ['island', 'tile-removed', 'small-ship-left', 'last-turns', 'unfinished', 'line']
      const { beats, flights = [] } = sceneOf(effect, table(), 0)
      if (!told.some((kind) => effect.effect.startsWith(kind)))
        expect({ beats, flights }).toEqual({ beats: 0, flights: [] })
    },
  )
})

describe('the discovery ship', () => {
  it('is paid for, and sails', () => {
    const scene = sceneOf(EVERY['ship-sailed'], table(), NOBODY)
    expect(scene.flights).toHaveLength(2)
    expect(scene.flights![0]).toEqual({ piece: { kind: 'shell' }, from: 'shells-0', to: 'bank' })
    expect(scene.view).toMatchObject({ ship: 6, bank: 22, stage: 'act' })
    expect(scene.view!.players.map((player) => player.shells)).toEqual([3, 5])
  })

  it('faces the tiles of its stop', () => {
    expect(after(EVERY['ship-sailed'], table()).faced.map(({ place }) => place)).toEqual([11, 10, 9, 8])
  })

  it('takes longer for a longer way', () => {
    const short = { ...EVERY['ship-sailed'], steps: 1, price: 0 } as Effect
    expect(sceneOf(short, table(), NOBODY).beats).toBeLessThan(
      sceneOf(EVERY['ship-sailed'], table(), NOBODY).beats,
    )
  })
})

describe('a tile', () => {
  it('goes from the display to the hand, after its price', () => {
    const scene = sceneOf(EVERY['tile-taken'], table({}, { idle_turns: 2 }), NOBODY)
    expect(scene.flights!.map(({ from, to }) => [from, to])).toEqual([
      ['shells-0', 'bank'],
      ['place-0', 'hand-0'],
    ])
    expect(scene.view).toMatchObject({ hand: tile, stage: 'lay', idle_turns: 0 })
    expect(scene.view!.display[0]).toBeNull()
  })

  it('goes from the storage to the hand', () => {
    const taken = { ...EVERY['tile-taken'], source: 'storage', place: null, price: 0 } as Effect
    const view = after(taken, table({ stored: tile }))
    expect(view.hand).toEqual(tile)
    expect(view.players[0]!.stored).toBeNull()
  })

  it('is stored', () => {
    const view = after(EVERY['tile-stored'], table({}, { hand: tile }))
    expect(view).toMatchObject({ hand: null })
    expect(view.players[0]!.stored).toEqual(tile)
  })

  it('is laid, with its boats and shells, on a printed boat', () => {
    const found = water({ boats: 1, shells: 2 })
    const laid = {
      ...EVERY['tile-laid'],
      space: 'b2',
      tile: found,
      boats: 1,
      covered: 1,
      shells: 2,
    } as Effect
    const scene = sceneOf(laid, table({ boats: 2 }, { plan: ATOLL_SIDE, hand: found }), NOBODY)
    expect(scene.flights!.map(({ from, to }) => [from, to])).toEqual([
      ['hand-0', 'space-0-b2'],
      ['bank', 'shells-0'],
      ['bank', 'shells-0'],
    ])
    expect(scene.view).toMatchObject({ hand: null, bank: 18 })
    expect(scene.view!.players[0]).toMatchObject({ shells: 7, boats: 2 })
    expect(scene.view!.players[0]!.pieces).toMatchObject([{ space: 'b2', tile: found }])
    // 19 empty spaces; two boats and seven shells are the most.
    expect(scene.view!.players[0]!.points).toMatchObject({ empty: -19, boats: 2, shells: 7, total: -10 })
  })

  it('that one laid oneself brings its shells', () => {
    const laid = { ...EVERY['tile-laid'], tile: water({ shells: 1 }), shells: 1 } as Effect
    expect(sceneOf(laid, table(), 0).flights).toMatchObject([{ from: 'bank', to: 'shells-0' }])
  })

  it('is removed, with its boats', () => {
    const pieces = [{ space: 'a1', tile: single({ palms: 1, boats: 1 }), finished: true, points: 1 }]
    const removed = { ...EVERY['tile-removed'], tile: pieces[0]!.tile, boats: 1 } as Effect
    const view = after(removed, table({ pieces, boats: 3 }))
    expect(view.players[0]).toMatchObject({ pieces: [], boats: 2 })
    expect(view.out).toEqual([pieces[0]!.tile])
  })

  it('comes from the stock into the display', () => {
    const scene = sceneOf(EVERY['display-refilled'], table(), NOBODY)
    expect(scene.flights).toMatchObject([{ from: 'stock', to: 'place-0' }])
    expect(scene.view).toMatchObject({ stock: 12 })
    expect(scene.view!.display[0]).toEqual(tile)
  })

  it('that is a volcano is looked at for longer', () => {
    const erupted = { ...EVERY['display-refilled'], tile: volcano } as Effect
    expect(sceneOf(erupted, table(), NOBODY).beats).toBe(2)
  })
})

describe('an island', () => {
  const pieces = [
    { space: 'a1', tile: left({ palms: 2 }), turn: 0 },
    { space: 'b1', tile: right({ palms: 1 }), turn: 0 },
  ]

  it('gets its worth when it is finished', () => {
    const scene = sceneOf(EVERY['island-finished'], table({ pieces }), 0)
    expect(scene.at).toEqual(['space-0-a1', 'space-0-b1'])
    expect(scene.view!.players[0]!.pieces.map(({ finished, points }) => [finished, points])).toEqual([
      [true, 2],
      [true, 1],
    ])
    expect(scene.beats).toBe(2)
  })

  it('loses it when it is broken up', () => {
    const whole = pieces.map((piece) => ({ ...piece, finished: true, points: 1 }))
    const left = after(EVERY['island-lost'], table({ pieces: whole.slice(1) })).players[0]!.pieces
    expect(left).toMatchObject([{ space: 'b1', finished: false, points: 0 }])
  })
})

describe('a small ship', () => {
  it('steps for a shell', () => {
    const scene = sceneOf(EVERY['small-ship-stepped'], table({ ship: 'a1' }), NOBODY)
    expect(scene.flights!.map(({ piece }) => piece)).toEqual([
      { kind: 'shell' },
      { kind: 'small-ship', seat: 0 },
    ])
    expect(scene.view!.players[0]).toMatchObject({ ship: 'b1', shells: 4 })
  })

  it('leaves a board', () => {
    expect(after(EVERY['small-ship-left'], table({ ship: 'a1' })).players[0]!.ship).toBeNull()
  })
})

describe('the last turns', () => {
  const next = (seat: number): Effect => ({ effect: 'turn-began', seat, because: 'last-turn' })

  it('are counted from the turn that follows a full board', () => {
    const full = after(EVERY['last-turns-began'], table({}, { pending: [0] }))
    expect(after(next(1), full)).toMatchObject({ last_turns: 1, pending: [1], stage: 'sail' })
  })

  it('become fewer with each', () => {
    expect(after(next(0), table({}, { last_turns: 3, pending: [1] })).last_turns).toBe(2)
  })
})
