import { describe, expect, it } from 'vitest'
import { boardFor, pyramidOf, quarryOf, viewOf } from './rules/samples'
import { at, sceneOf } from './staging'
import type { Effect, View } from './types'

const OWN = 0
const fresh = boardFor(5)
const view: View = {
  ...fresh,
  expert: true,
  on_offer: ['joker', 'points +2'],
  takers: [1, 2],
  players: fresh.players.map((player, seat) => ({
    ...player,
    cubes: 6,
    supply: 20,
    gold: 10,
    blue: seat === 3 ? ['extra cube'] : [],
    green: seat === 2 ? ['protection'] : [],
    hand: seat === OWN ? [3, 4, 4, 5, 6, 7, 8, -3] : null,
    capacity: seat === OWN ? 37 : null,
  })),
  pyramids: [
    pyramidOf('Tikal', [
      [3, 2, 2, 1, 1],
      [1, 0, 0, 0, 0],
    ]),
    ...fresh.pyramids.slice(1),
  ],
}

/** One of each kind; those told by two reasons twice. */
const EFFECTS: Effect[] = [
  { effect: 'cube-placed', seat: 1, pyramid: 'Copan', level: 0, because: 'building' },
  { effect: 'cube-placed', seat: 1, pyramid: 'Tikal', level: 1, because: 'bonus' },
  { effect: 'level-filled', pyramid: 'Tikal', level: 0, cubes: [3, 2, 2, 1, 1], bonus: 'given' },
  { effect: 'cubes-fell', pyramid: 'Tikal', level: 1, cubes: [1, 0, 0, 0, 0] },
  { effect: 'round-began', round: 2, start_player: 3 },
  { effect: 'level-paid', pyramid: 'Tikal', level: 0, gold: [3, 1, 1, 0, 0] },
  { effect: 'eroded', pyramid: 'Tikal', level: 0, cubes: [1, 1, 1, 0, 0] },
  {
    effect: 'game-ended',
    points: [3, 1, 1, 0, 0],
    winners: [0],
    decided_by: 'points',
    earned: [[3, 1, 1, 0, 0]],
    forced: [0, 0, 0, 0, 0],
    start: 0,
    paid: [0, 0, 0, 0, 0],
    supply: [20, 20, 20, 20, 20],
  },
  { effect: 'markers-offered', markers: ['joker'] },
  { effect: 'bid-made', seat: 1, gold: null },
  { effect: 'bids-opened', bids: [0, 4, 3, 3, 1], takers: [1, 2, 3, 4], paid: [0, 4, 3, 3, 1] },
  { effect: 'marker-taken', seat: 1, marker: 'joker', because: 'last' },
  { effect: 'markers-lapsed', markers: ['points +2'] },
  { effect: 'card-laid', seat: 1, quarry: 0, high: false, value: null },
  { effect: 'laying-stopped', seat: 1, because: 'decided' },
  { effect: 'points-marker-laid', seat: 1, quarry: 2, points: 2 },
  { effect: 'quarry-skipped', quarry: 3 },
  {
    effect: 'quarry-revealed',
    quarry: 0,
    cards: [{ seat: 1, high: false, value: 4 }],
    points_marker: null,
    points: [0, 4, 0, 0, 0],
  },
  { effect: 'points-taken', seat: 2, quarry: 0, target: 1, points: 3, left: 1, because: 'chosen' },
  { effect: 'quarry-ranked', quarry: 0, ranks: [{ seat: 1, points: 4, cubes: 2, due: 2 }] },
  { effect: 'start-player-named', seat: 4, by: 1 },
  { effect: 'protected', seat: 2, quarry: 1, because: 'protection' },
  { effect: 'marker-won', seat: 1, quarry: 0, marker: 'free double move' },
  { effect: 'marker-used', seat: 2, marker: 'protection', used_as: 'protection' },
  { effect: 'marker-kept', seat: 2, marker: 'protection' },
  { effect: 'marker-lost', seat: 2, marker: 'protection', because: 'declined' },
  { effect: 'markers-returned', markers: [[], [], ['protection'], ['extra cube'], []], because: 'round' },
  { effect: 'block-lifted', seat: 1, pyramid: 'Tikal', level: 0 },
  { effect: 'cubes-carried', seat: 1, won: 6, carried: 4, capacity: 4 },
  { effect: 'extra-cube-taken', seat: 3 },
  { effect: 'cards-returned' },
  { effect: 'double-move-began', seat: 1, paid: 1 },
  { effect: 'double-move-ended', seat: 1, placed: 1 },
  { effect: 'passed', seat: 1, because: 'forced', paid: 1, gold: 1 },
  { effect: 'waited', seat: 1 },
  { effect: 'last-turns-began' },
]

const told = (effect: Effect, from = view) => sceneOf(effect, from, OWN)
const after = (effect: Effect, from = view) => told(effect, from).view!

it.each(EFFECTS.map((effect) => [effect.effect, effect] as const))(
  'shows %s of somebody else',
  (_, effect) => {
    const before = structuredClone(view)
    expect(told(effect).beats).toBeGreaterThan(0)
    expect(view).toEqual(before)
  },
)

describe('cubes', () => {
  it('come from the hand or from the supply of their owner', () => {
    const [built, bonus] = EFFECTS.slice(0, 2).map((effect) => told(effect))
    expect(built!.flights).toMatchObject([{ from: at.player(1), to: at.level('Copan', 0) }])
    expect(built!.view!.players[1]).toMatchObject({ cubes: 5, supply: 20 })
    expect(bonus!.flights).toMatchObject([{ from: at.supply(1), to: at.level('Tikal', 1) }])
    expect(bonus!.view!.players[1]).toMatchObject({ cubes: 6, supply: 19 })
  })

  it('need no look if one has just put them there oneself', () => {
    const own = told({ effect: 'cube-placed', seat: OWN, pyramid: 'Copan', level: 0, because: 'building' })
    expect(own).toMatchObject({ beats: 0 })
    expect(own.flights).toBeUndefined()
    expect(own.view!.pyramids[2]!.levels[0]!.cubes).toEqual([1, 0, 0, 0, 0])
  })

  it('change what a level would pay, and everybody’s income', () => {
    const then = after({ effect: 'cube-placed', seat: 1, pyramid: 'Tikal', level: 1, because: 'bonus' })
    expect(then.pyramids[0]!.levels[1]!.pays).toEqual([4, 4, 0, 0, 0])
    expect(then.players[1]!.income).toBe(4 + 1)
  })

  it('go back to the supply when they fall or erode, and open a level again', () => {
    const then = after({ effect: 'eroded', pyramid: 'Tikal', level: 0, cubes: [1, 1, 1, 0, 0] })
    expect(then.pyramids[0]!.levels[0]!.cubes).toEqual([2, 1, 1, 1, 1])
    expect(then.players.map(({ supply }) => supply)).toEqual([21, 21, 21, 20, 20])
    expect(then.open_level).toBe(0)
  })

  it('that nobody carries are lost in sight, with their number', () => {
    const scene = told({ effect: 'cubes-carried', seat: OWN, won: 6, carried: 4, capacity: 4 })
    expect(scene.flights).toMatchObject([
      { piece: { kind: 'lost', number: 2 }, from: at.player(OWN), to: at.supply(OWN) },
    ])
    expect(scene.beats).toBe(2)
    expect(scene.view!.players[OWN]).toMatchObject({ cubes: 4, supply: 22 })
  })
})

describe('a quarry', () => {
  it('shows no more of somebody’s card than its back', () => {
    const then = after({ effect: 'card-laid', seat: 1, quarry: 0, high: true, value: null })
    expect(then.quarries[0]!.cards).toEqual([{ seat: 1, high: true, value: null }])
    expect(then.players[1]).toMatchObject({ low_cards: 4, high_cards: 3, hand: null })
  })

  it('takes an own card from the hand', () => {
    const then = after({ effect: 'card-laid', seat: OWN, quarry: 0, high: false, value: 4 })
    expect(then.players[OWN]).toMatchObject({ hand: [3, 4, 5, 6, 7, 8, -3], capacity: 33, low_cards: 3 })
  })

  it('is revealed, hit, and pays by rank', () => {
    const quarries = [quarryOf('free pass', 4, [3, 2], [[1, null, false]], true)]
    const laid = viewOf({ ...view, quarries })
    const [revealed, hit, ranked] = EFFECTS.filter(({ effect }) =>
      ['quarry-revealed', 'points-taken', 'quarry-ranked'].includes(effect),
    )
    const shown = after(revealed!, laid)
    expect(shown).toMatchObject({ settling: 0, quarries: [{ face_down: false, cards: [{ value: 4 }] }] })
    expect(told(hit!, shown).flights).toMatchObject([{ from: at.rank(2), to: at.rank(1) }])
    const reduced = after(hit!, shown)
    expect(reduced.players[1]!.points).toBe(1)
    expect(after(ranked!, reduced).players[1]).toMatchObject({ cubes: 8, supply: 18 })
  })

  it('gives all cards back at once', () => {
    const laid = after({ effect: 'card-laid', seat: OWN, quarry: 0, high: true, value: 6 })
    const then = after({ effect: 'cards-returned' }, laid)
    expect(then.quarries.every(({ cards }) => !cards.length)).toBe(true)
    expect(then.players[OWN]).toMatchObject({ high_cards: 4, hand: [3, 4, 4, 5, 6, 7, 8, -3] })
  })
})

describe('gold', () => {
  it('goes from a level to those who are paid', () => {
    const scene = told({ effect: 'level-paid', pyramid: 'Tikal', level: 0, gold: [3, 1, 0, 0, 0] })
    expect(scene.flights?.map(({ piece, to }) => [piece, to])).toEqual([
      [{ kind: 'gold', gold: 3 }, at.player(0)],
      [{ kind: 'gold', gold: 1 }, at.player(1)],
    ])
    expect(scene.view!.players.map(({ gold }) => gold)).toEqual([13, 11, 10, 10, 10])
  })

  it('is paid by those who take a marker, when the bids are opened', () => {
    const then = after({
      effect: 'bids-opened',
      bids: [0, 4, 3, 3, 1],
      takers: [1, 2],
      paid: [0, 4, 3, 0, 0],
    })
    expect(then.players.map(({ gold, bid }) => [gold, bid])).toEqual([
      [10, 0],
      [6, 4],
      [7, 3],
      [10, 3],
      [10, 1],
    ])
    expect(then.takers).toEqual([1, 2])
  })
})

it('gives a marker to who takes it, and takes it back', () => {
  const taken = after({ effect: 'marker-taken', seat: 1, marker: 'joker', because: 'last' })
  expect(taken).toMatchObject({ on_offer: ['points +2'], takers: [2] })
  expect(taken.players[1]!.blue).toEqual(['joker'])
  const back: Effect = { effect: 'markers-returned', markers: [[], ['joker'], [], [], []], because: 'round' }
  expect(after(back, taken).players[1]!.blue).toEqual([])
})
