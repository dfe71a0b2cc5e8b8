/** What the board shows while an effect is told: who, from where to where, and the position after it.
 *
 * Places on the board: `front`, `row-1` and `row-2` on the cloth, `bag`, `unsold`; and of each seat `player-N`,
 * `beads-N`, `bid-N`, `out-N` and, by its number, `plate-N-P`. */

import type { Scene } from '../../motion/scene'
import { inOrder, sizeOf, worth } from './plates'
import { type Effect, type Material, type Player, type Shard, type View } from './types'

/** What travels over the board. */
export type Piece =
  { kind: 'shard'; up: Material; down: Material | null; size: number; circle: number } | { kind: 'bead' }

type GoldScene = Scene<'gold', Piece>
type Lying = Extract<Effect, { effect: 'shard-sold' }>['shard']
type Arranged = Extract<Effect, { effect: 'plate-arranged' }>

/** More beads than these would only take time. */
const MOST_BEADS = 7

export function sceneOf(effect: Effect, view: View, seat: number): GoldScene {
  switch (effect.effect) {
    case 'auction-opened':
      return {
        at: ['front'],
        view: {
          ...view,
          stage: 'bid',
          auction: effect.auction,
          pending: view.players.map((_, n) => n),
          new: null,
          arrangement: null,
        },
        beats: 1,
      }
    case 'bid-made': {
      const pending = view.pending.filter((each) => each !== effect.seat)
      return {
        at: [`bid-${effect.seat}`],
        view: { ...withPlayer(view, effect.seat, { bid: effect.beads }), pending },
        // Hands close one by one; a look is worth it when the last one has.
        beats: effect.seat === seat || pending.length ? 0 : 1,
        sound: 'wood',
      }
    }
    case 'bids-opened':
      return {
        at: view.players.map((_, n) => `bid-${n}`),
        view: {
          ...view,
          stage: 'pay',
          pending: [],
          winner: null,
          payee: null,
          players: view.players.map((player, n) => ({ ...player, bid: null, opened: effect.bids[n] ?? 0 })),
        },
        beats: 2,
        sound: 'bead',
      }
    case 'shard-sold':
      return {
        at: [`bid-${effect.seat}`, 'front', ...effect.cancelled.map((each) => `bid-${each}`)],
        view: { ...view, winner: effect.seat, pending: effect.to.length > 1 ? [effect.seat] : [] },
        beats: 2,
        sound: 'gong',
      }
    case 'shard-unsold':
      return {
        at: ['unsold'],
        flights: [{ piece: pieceOf(effect.shard), from: 'front', to: 'unsold' }],
        view: {
          ...view,
          winner: null,
          row: without(view.row, effect.shard.number),
          unsold: [...view.unsold, shardOf(effect.shard)],
        },
        beats: 1,
        sound: 'stone',
      }
    case 'beads-paid':
      return {
        at: [`beads-${effect.seat}`, `beads-${effect.to}`],
        flights: Array.from({ length: Math.min(effect.beads, MOST_BEADS) }, () => ({
          piece: { kind: 'bead' },
          from: `bid-${effect.seat}`,
          to: `bid-${effect.to}`,
        })),
        view: {
          ...withBeads(withBeads(view, effect.seat, -effect.beads), effect.to, effect.beads),
          payee: effect.to,
        },
        beats: 1,
        sound: 'bead',
      }
    case 'back-seen':
      return backSeen(effect, view, seat)
    case 'plate-chosen':
      return {
        at: [`plate-${effect.seat}-${effect.plate}`],
        view: arranging(view, effect.seat, effect.plate, seat),
        beats: effect.seat === seat ? 0 : 1,
        sound: 'wood',
      }
    case 'shard-arranged':
      // Only the player who decides hears of it, and has it on the bench.
      return { beats: 0 }
    case 'plate-arranged':
      return plateArranged(effect, view, seat)
    case 'shard-drawn':
      return {
        flights: [{ piece: pieceOf(effect.shard), from: 'bag', to: `row-${Math.min(view.row.length, 2)}` }],
        view: { ...view, row: [...view.row, shardOf(effect.shard)], in_bag: effect.in_bag },
        beats: 1,
        sound: 'stone',
      }
    case 'plate-scored':
      return {
        at: [`plate-${effect.seat}-${effect.plate}`, `player-${effect.seat}`],
        beats: effect.is_complete ? 2 : 1,
        sound: effect.is_complete ? 'gong' : 'wood',
      }
    case 'beads-scored':
      return {
        at: [`beads-${effect.seat}`],
        view: withPlayer(view, effect.seat, { beads: effect.beads }),
        beats: 1,
        sound: 'bead',
      }
    case 'game-ended':
      return {
        at: effect.winners.map((winner) => `player-${winner}`),
        view: {
          ...view,
          stage: 'over',
          pending: [],
          players: view.players.map((player, n) => ({ ...player, points: effect.points[n] ?? 0 })),
        },
        beats: 2,
        sound: 'gong',
      }
    default:
      return effect satisfies never
  }
}

function backSeen(effect: Extract<Effect, { effect: 'back-seen' }>, view: View, seat: number): GoldScene {
  const shard = { ...shardOf(effect.shard), down: effect.back }
  const several = (view.players[effect.seat]?.plates.length ?? 1) > 1
  const taken: View = {
    ...view,
    row: without(view.row, shard.number),
    new: shard,
    stage: 'plate',
    pending: [effect.seat],
  }
  return {
    at: [`player-${effect.seat}`],
    flights: [
      {
        piece: { ...pieceOf(effect.shard), down: effect.back },
        from: 'front',
        to: several ? `player-${effect.seat}` : `plate-${effect.seat}-0`,
      },
    ],
    view: several ? taken : arranging(taken, effect.seat, 0, seat),
    beats: 1,
    sound: 'stone',
  }
}

/** Somebody arranges a plate; one's own bench comes with the true position. */
function arranging(view: View, who: number, plate: number, seat: number): View {
  const nothing = { shard: null, undecided: [], kept: [], out: [], size: 0, points: 0 }
  return {
    ...view,
    stage: 'arrange',
    pending: [who],
    arrangement: who === seat ? null : { ...nothing, plate },
  }
}

function plateArranged(effect: Arranged, view: View, seat: number): GoldScene {
  const place = `plate-${effect.seat}-${effect.plate}`
  const known = knownShards(view)
  const lies = (shard: Lying) => {
    const fresh = shardOf(shard)
    return fresh.open ? fresh : { ...fresh, down: known.get(shard.number)?.down ?? null }
  }
  const player = view.players[effect.seat]!
  const shards = inOrder(view.printed, effect.lying.map(lies))
  const size = sizeOf(shards)
  const { points } = worth(view.printed, shards)
  const plate = { shards, size, complete: size === view.printed.circle, points }
  const gained = points - (player.plates[effect.plate]?.points ?? 0)
  const isKept = effect.lying.find((shard) => shard.number === effect.new)
  return {
    at: [place],
    flights: [
      ...(isKept ? [{ piece: pieceOf(isKept), from: 'front', to: place }] : []),
      ...effect.out.map((shard) => ({
        piece: pieceOf(shard),
        from: shard.number === effect.new ? 'front' : place,
        to: `out-${effect.seat}`,
      })),
    ].filter(() => effect.seat !== seat),
    view: {
      ...withPlayer(view, effect.seat, {
        plates: player.plates.map((each, n) => (n === effect.plate ? plate : each)),
        out: [...player.out, ...effect.out.map(lies)].sort((a, b) => a.number - b.number),
        points: player.points === null ? null : player.points + gained,
      }),
      new: null,
      arrangement: null,
      pending: [],
    },
    // One's own plate lies as one has just seen it on the bench.
    beats: effect.seat === seat ? 0 : 2,
    sound: 'stone',
  }
}

/** All shards whose other side one may know, by their numbers. */
function knownShards(view: View): Map<number, Shard> {
  const { arrangement, players } = view
  const bench = arrangement ? [...arrangement.undecided, ...arrangement.kept, ...arrangement.out] : []
  const mine = [...bench, ...[arrangement?.shard, view.new].filter((each) => !!each)]
  const lying = players.flatMap(({ plates }) => plates.flatMap(({ shards }) => shards))
  return new Map([...lying, ...mine].map((shard) => [shard.number, shard]))
}

function withPlayer(view: View, seat: number, change: Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player, n) => (n === seat ? { ...player, ...change } : player)),
  }
}

/** Beads behind a screen stay there. */
function withBeads(view: View, seat: number, more: number): View {
  const { beads, points } = view.players[seat]!
  return withPlayer(view, seat, {
    beads: beads === null ? null : beads + more,
    points: points === null ? null : points + more * view.printed.bead,
  })
}

function shardOf({ number, size, up, down = null }: Lying): Shard {
  return { number, size, up, down, open: down !== null }
}

function pieceOf({ up, down = null, size, circle }: Lying): Extract<Piece, { kind: 'shard' }> {
  return { kind: 'shard', up, down, size, circle }
}

function without(shards: readonly Shard[], number: number): Shard[] {
  return shards.filter((shard) => shard.number !== number)
}
