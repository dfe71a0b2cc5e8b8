import { describe, expect, it } from 'vitest'
import { latestAuction, fateOf } from './auction'
import { auctionOf, plateOf, PRINTED, shard } from './rules/samples'
import { sceneOf } from './staging'
import type { Effect, Shard, View } from './types'

const FRONT: Shard = { number: 4, size: 4, up: 'silver', down: null, open: false }
const NEXT: Shard = { number: 5, size: 6, up: 'jade', down: null, open: false }
const lying = ({ number, size, up, down, open }: Shard) => ({
  number,
  size,
  up,
  down: open ? down : null,
  circle: PRINTED.circle,
})

/** Three players bid for the fifth shard; the middle one has a plate already. */
function bidding(change: Partial<View> = {}): View {
  const empty = auctionOf([2, 0, 1], null)
  const old = [
    { ...shard(6, 'gold', 'silver', false), number: 1 },
    { ...shard(4, 'silver', 'bronze'), number: 2 },
  ]
  return {
    ...empty,
    stage: 'bid',
    auction: 5,
    pending: [0, 1, 2],
    row: [FRONT, NEXT],
    winner: null,
    payee: null,
    players: empty.players.map((player, n) => ({
      ...player,
      beads: 10,
      points: 10,
      opened: 0,
      plates: [plateOf(n === 1 ? old : [])],
    })),
    ...change,
  }
}

const EFFECTS: Effect[] = [
  { effect: 'auction-opened', auction: 5, auctions: 30, shard: lying(FRONT) },
  { effect: 'bid-made', seat: 1, beads: null },
  { effect: 'bids-opened', bids: [2, 5, 0] },
  {
    effect: 'shard-sold',
    seat: 1,
    shard: lying(FRONT),
    price: 5,
    to: [2],
    because: 'highest-bid',
    cancelled: [],
  },
  { effect: 'shard-unsold', shard: lying(FRONT), because: 'nobody-bid' },
  { effect: 'beads-paid', seat: 1, to: 2, beads: 5, because: 'bid-least' },
  { effect: 'shard-drawn', shard: lying({ ...NEXT, number: 6 }), in_bag: 20 },
  { effect: 'back-seen', seat: 1, shard: lying(FRONT), back: null },
  { effect: 'plate-chosen', seat: 1, plate: 0 },
  { effect: 'shard-arranged', seat: 1, shard: lying(FRONT), how: 'kept', up: 'silver' },
  {
    effect: 'plate-arranged',
    seat: 1,
    plate: 0,
    plates: 1,
    new: 4,
    lying: [lying(FRONT)],
    turned: [],
    out: [],
  },
  {
    effect: 'plate-scored',
    seat: 1,
    plate: 0,
    plates: 1,
    is_complete: true,
    complete: 10,
    values: 12,
    one_material: 0,
  },
  { effect: 'beads-scored', seat: 1, beads: 7, points: 7 },
  { effect: 'game-ended', points: [10, 12, 3], winners: [1], decided_by: 'points' as never },
]

function after(view: View, seat: number, ...effects: Effect[]): View {
  return effects.reduce((now, effect) => sceneOf(effect, now, seat).view ?? now, view)
}
const told = (kind: Effect['effect'], change: object = {}): Effect => ({
  ...EFFECTS.find((each) => each.effect === kind)!,
  ...change,
})

it.each(EFFECTS)('makes a scene of $effect and leaves the position before it alone', (effect) => {
  const view = bidding()
  const before = structuredClone(view)
  expect(sceneOf(effect, view, 0).beats).toBeGreaterThanOrEqual(0)
  expect(view).toEqual(before)
})

describe('an auction', () => {
  it('closes hands without telling what is in them', () => {
    const view = after(bidding(), 0, told('bid-made'))
    expect(view.pending).toEqual([0, 2])
    expect(view.players.map(({ bid }) => bid)).toEqual([null, null, null])
    expect(sceneOf(told('bid-made'), bidding({ pending: [1] }), 0).beats).toBe(1)
    expect(sceneOf(told('bid-made', { seat: 0, beads: 3 }), bidding(), 0).beats).toBe(0)
  })

  it('opens them together, before it says who won', () => {
    const opened = after(bidding(), 0, told('bids-opened'))
    const auction = latestAuction(opened, [])!
    expect(auction).toMatchObject({ bids: [2, 5, 0], judged: false, shard: { number: 4 } })
    expect(fateOf(auction, 1)).toBe('opened')
    const sold = latestAuction(after(opened, 0, told('shard-sold')), [])!
    expect([0, 1, 2].map((seat) => fateOf(sold, seat))).toEqual(['kept', 'won', 'may-be-paid'])
  })

  it('moves beads from the winner to who is paid, one by one', () => {
    const scene = sceneOf(told('beads-paid'), bidding(), 0)
    expect(scene.flights).toHaveLength(5)
    expect(scene.flights![0]).toEqual({ piece: { kind: 'bead' }, from: 'bid-1', to: 'bid-2' })
    expect(scene.view!.players.map(({ beads, points }) => [beads, points])).toEqual([
      [10, 10],
      [5, 5],
      [15, 15],
    ])
  })

  it('leaves beads behind their screens', () => {
    const hidden = bidding()
    hidden.players = hidden.players.map((player, n) =>
      n ? { ...player, beads: null, points: null } : player,
    )
    const { players } = after(hidden, 0, told('beads-paid'))
    expect(players.map(({ beads }) => beads)).toEqual([10, null, null])
  })

  it('takes what nobody won out of the game', () => {
    const view = after(bidding(), 0, told('bids-opened', { bids: [2, 2, 0] }), told('shard-unsold'))
    expect(view.row).toEqual([NEXT])
    expect(view.unsold).toEqual([FRONT])
    const auction = latestAuction(view, [])!
    expect([0, 1, 2].map((seat) => fateOf(auction, seat))).toEqual(['tied', 'tied', 'nothing'])
  })

  it('draws the next shard and opens the next auction', () => {
    const opened = told('auction-opened', { auction: 6, shard: lying(NEXT) })
    const view = after(bidding({ row: [NEXT], stage: 'arrange' }), 0, told('shard-drawn'), opened)
    expect(view).toMatchObject({ stage: 'bid', auction: 6, in_bag: 20, pending: [0, 1, 2], new: null })
    expect(view.row.map(({ number }) => number)).toEqual([5, 6])
  })
})

describe('a plate', () => {
  it('hides the back from all but its owner', () => {
    expect(after(bidding(), 0, told('back-seen')).new).toEqual(FRONT)
    const mine = after(bidding(), 1, told('back-seen', { back: 'gold' }))
    expect(mine.new).toEqual({ ...FRONT, down: 'gold' })
    expect(mine.row).toEqual([NEXT])
  })

  it('lies as it was arranged, with what one knew of it', () => {
    const [first, second] = bidding().players[1]!.plates[0]!.shards
    const arranged = told('plate-arranged', {
      lying: [lying(FRONT), lying(first!)],
      out: [lying(second!)],
    })
    const seen = after(bidding(), 1, told('back-seen', { back: 'gold' }), arranged)
    const [plate] = seen.players[1]!.plates
    expect(plate!.shards).toEqual([{ ...FRONT, down: 'gold' }, first])
    expect(plate).toMatchObject({ size: 10, complete: false, points: 0 })
    expect(seen.players[1]!.out).toEqual([second])
    expect(seen).toMatchObject({ new: null, arrangement: null })
  })

  it('counts its points as soon as it is complete', () => {
    const whole = [6, 6, 6, 6].map((size, n) =>
      lying({ number: 10 + n, size, up: 'jade', down: null, open: false }),
    )
    const view = after(bidding(), 0, told('plate-arranged', { new: 10, lying: whole }))
    expect(view.players[1]!.plates[0]).toMatchObject({ complete: true, points: 10 + 4 + 10 })
    expect(view.players[1]!.points).toBe(10 + 24)
  })

  it('shows to others what flies on and off, and to its owner nothing they did themselves', () => {
    const out = [lying({ number: 1, size: 6, up: 'gold', down: null, open: false })]
    const effect = told('plate-arranged', { out })
    expect(sceneOf(effect, bidding(), 0).flights!.map(({ from, to }) => [from, to])).toEqual([
      ['front', 'plate-1-0'],
      ['plate-1-0', 'out-1'],
    ])
    expect(sceneOf(effect, bidding(), 1)).toMatchObject({ beats: 0, flights: [] })
  })
})

it('shows beads at the end that were behind screens, and the winners', () => {
  const view = after(bidding(), 0, told('beads-scored'), told('game-ended'))
  expect(view).toMatchObject({ stage: 'over', pending: [] })
  expect(view.players[1]).toMatchObject({ beads: 7, points: 12 })
  expect(sceneOf(told('game-ended'), view, 0).at).toEqual(['player-1'])
})
