/** What the board shows while an effect is told: where, what goes from where to where, and for how long. */

import type { Flight, Scene } from '../../motion/scene'
import { applied } from './applied'
import type { Colour, Effect, View } from './types'

/** What travels over the board. */
export type Piece =
  | { kind: 'cubes'; colour: Colour; number: number }
  /** Cubes that are lost: they go back to the supply. */
  | { kind: 'lost'; colour: Colour; number: number }
  | { kind: 'card'; colour: Colour; high: boolean }
  | { kind: 'gold'; gold: number }
  | { kind: 'marker'; marker: string; blue: boolean }
  | { kind: 'hit'; points: number }

/** The names of places, as in `data-at`. */
export const at = {
  level: (pyramid: string, level: number) => `level-${pyramid}-${level}`,
  quarry: (quarry: number) => `quarry-${quarry}`,
  marker: (quarry: number) => `quarry-marker-${quarry}`,
  player: (seat: number) => `player-${seat}`,
  supply: (seat: number) => `supply-${seat}`,
  /** A row of those who are at the quarry being settled. */
  rank: (seat: number) => `rank-${seat}`,
  bid: (seat: number) => `bid-${seat}`,
  offered: (marker: string) => `offered-${marker}`,
  bank: 'bank',
}

type Told = Omit<Scene<'maya', Piece>, 'view'>

const NOTHING: Told = { beats: 0 }

export function sceneOf(effect: Effect, view: View, seat: number): Scene<'maya', Piece> {
  return { ...told(effect, view, seat), view: applied(effect, view) }
}

function told(effect: Effect, view: View, own: number): Told {
  const colour = (seat: number) => view.players[seat]!.colour
  const seats = view.players.map((_, seat) => seat)
  const cubes = (seat: number, number = 1): Piece => ({ kind: 'cubes', colour: colour(seat), number })
  const toSupply = (from: string, seat: number, number: number): Flight<Piece> => ({
    piece: { kind: 'lost', colour: colour(seat), number },
    from,
    to: at.supply(seat),
  })

  switch (effect.effect) {
    case 'cube-placed': {
      const { seat, pyramid, level, because } = effect
      const to = at.level(pyramid, level)
      // One has just put it there oneself.
      if (seat === own && because !== 'bonus') return NOTHING
      const fromSupply = because === 'bonus' || because === 'extra-block'
      const from = fromSupply ? at.supply(seat) : at.player(seat)
      return {
        at: [to],
        flights: [{ piece: cubes(seat), from, to }],
        beats: because === 'bonus' ? 1.5 : 0.6,
        sound: 'stone',
      }
    }
    case 'level-filled':
      return { at: [at.level(effect.pyramid, effect.level)], beats: 1 }
    case 'cubes-fell':
    case 'eroded': {
      const from = at.level(effect.pyramid, effect.level)
      const losers = seats.filter((seat) => effect.cubes[seat])
      return {
        at: [from],
        flights: losers.map((seat) => toSupply(from, seat, effect.cubes[seat]!)),
        beats: 0.4,
        brisk: true,
        sound: 'stone',
      }
    }
    case 'level-paid': {
      const from = at.level(effect.pyramid, effect.level)
      const paid = seats.filter((seat) => effect.gold[seat])
      return {
        at: [from],
        flights: paid.map((seat) => ({
          piece: { kind: 'gold', gold: effect.gold[seat]! },
          from,
          to: at.player(seat),
        })),
        beats: 0.8,
        brisk: true,
        sound: 'bead',
      }
    }
    case 'round-began':
      return { at: [at.player(effect.start_player)], beats: 1.5, sound: 'gong' }
    case 'game-ended':
      return { at: effect.winners.map(at.player), beats: 2, sound: 'gong' }

    case 'markers-offered':
      return { at: effect.markers.map(at.offered), beats: 1, sound: 'wood' }
    case 'bid-made':
      return effect.seat === own ? NOTHING : { at: [at.bid(effect.seat)], beats: 0.4 }
    case 'bids-opened':
      return {
        at: seats.map(at.bid),
        flights: effect.takers.map((seat) => ({
          piece: { kind: 'gold', gold: effect.paid[seat]! },
          from: at.player(seat),
          to: at.bank,
        })),
        beats: 2,
        sound: 'bead',
      }
    case 'marker-taken':
      return {
        at: [at.player(effect.seat)],
        flights: [
          {
            piece: { kind: 'marker', marker: effect.marker, blue: true },
            from: at.offered(effect.marker),
            to: at.player(effect.seat),
          },
        ],
        beats: effect.because === 'last' ? 2 : 1,
        sound: 'wood',
      }
    case 'markers-lapsed':
      return { at: effect.markers.map(at.offered), beats: 1 }

    case 'card-laid': {
      const { seat, quarry, high } = effect
      const to = at.quarry(quarry)
      if (seat === own) return NOTHING
      return {
        at: [to],
        flights: [{ piece: { kind: 'card', colour: colour(seat), high }, from: at.player(seat), to }],
        beats: 0.5,
        sound: 'card',
      }
    }
    case 'laying-stopped':
      return effect.seat === own && effect.because === 'decided'
        ? NOTHING
        : { at: [at.player(effect.seat)], beats: 0.6 }
    case 'points-marker-laid':
      return {
        at: [at.quarry(effect.quarry)],
        flights: [
          {
            piece: { kind: 'marker', marker: `points +${effect.points}`, blue: true },
            from: at.player(effect.seat),
            to: at.quarry(effect.quarry),
          },
        ],
        beats: 1,
        sound: 'wood',
      }
    case 'quarry-skipped':
      return { at: [at.quarry(effect.quarry)], beats: 0.5 }
    case 'quarry-revealed':
      return { at: [at.quarry(effect.quarry)], beats: 2, sound: 'card' }
    case 'points-taken': {
      const { seat, target, points } = effect
      if (target === null) return { at: [at.rank(seat)], beats: 1 }
      return {
        at: [at.rank(target)],
        flights: [{ piece: { kind: 'hit', points }, from: at.rank(seat), to: at.rank(target) }],
        beats: 1.5,
        sound: 'wood',
      }
    }
    case 'quarry-ranked': {
      const { quarry, ranks } = effect
      return {
        at: [at.quarry(quarry), ...ranks.map((rank) => at.rank(rank.seat))],
        flights: ranks
          .filter((rank) => rank.cubes)
          .map((rank) => ({
            piece: cubes(rank.seat, rank.cubes),
            from: at.quarry(quarry),
            to: at.player(rank.seat),
          })),
        beats: 1.5,
        sound: 'stone',
      }
    }
    case 'start-player-named':
      return {
        at: [at.player(effect.seat)],
        flights: [
          {
            piece: { kind: 'marker', marker: 'start player', blue: false },
            from: at.player(effect.by),
            to: at.player(effect.seat),
          },
        ],
        beats: 1.5,
        sound: 'wood',
      }
    case 'protected':
      return {
        at: [at.quarry(effect.quarry)],
        flights: [
          {
            piece: { kind: 'marker', marker: 'protection', blue: false },
            from: at.player(effect.seat),
            to: at.quarry(effect.quarry),
          },
        ],
        beats: 1,
        sound: 'wood',
      }
    case 'marker-won':
      return {
        at: [at.player(effect.seat)],
        flights: [
          {
            piece: { kind: 'marker', marker: effect.marker, blue: false },
            from: at.marker(effect.quarry),
            to: at.player(effect.seat),
          },
        ],
        beats: 1.2,
        sound: 'wood',
      }
    case 'marker-used':
      return effect.seat === own ? NOTHING : { at: [at.player(effect.seat)], beats: 0.5 }
    case 'marker-kept':
      return effect.seat === own ? NOTHING : { at: [at.player(effect.seat)], beats: 0.6 }
    case 'marker-lost':
      return { at: [at.player(effect.seat)], beats: 1 }
    case 'markers-returned':
      return {
        flights: effect.markers.flatMap((markers, seat) =>
          markers.map((marker) => ({
            piece: { kind: 'marker' as const, marker, blue: view.players[seat]!.blue.includes(marker) },
            from: at.player(seat),
            to: homeOf(marker, view),
          })),
        ),
        beats: 0.4,
        brisk: true,
        sound: 'wood',
      }
    case 'block-lifted': {
      const from = at.level(effect.pyramid, effect.level)
      if (effect.seat === own) return NOTHING
      return {
        at: [from],
        flights: [{ piece: cubes(effect.seat), from, to: at.player(effect.seat) }],
        beats: 0.8,
        sound: 'stone',
      }
    }

    case 'cubes-carried': {
      const { seat, won, carried } = effect
      if (!won) return NOTHING
      const lost = won - carried
      return {
        at: [at.player(seat)],
        flights: lost ? [toSupply(at.player(seat), seat, lost)] : [],
        beats: lost ? 2 : 0.6,
        sound: lost ? 'stone' : undefined,
      }
    }
    case 'extra-cube-taken':
      return {
        at: [at.player(effect.seat)],
        flights: [{ piece: cubes(effect.seat), from: at.supply(effect.seat), to: at.player(effect.seat) }],
        beats: 1,
        sound: 'stone',
      }
    case 'cards-returned':
      return { beats: 0.5, brisk: true, sound: 'card' }
    case 'double-move-began': {
      const { seat, paid } = effect
      if (seat === own) return NOTHING
      return {
        at: [at.player(seat)],
        flights: paid ? [toSupply(at.player(seat), seat, paid)] : [],
        beats: 0.6,
      }
    }
    case 'double-move-ended':
      return effect.placed === 2 ? NOTHING : { at: [at.player(effect.seat)], beats: 1 }
    case 'passed': {
      const { seat, paid, gold } = effect
      if (seat === own && !gold) return NOTHING
      return {
        at: [at.player(seat)],
        flights: paid ? [toSupply(at.player(seat), seat, paid)] : [],
        beats: 0.8,
        sound: gold ? 'bead' : undefined,
      }
    }
    case 'waited':
      return effect.seat === own ? NOTHING : { at: [at.player(effect.seat)], beats: 0.5 }
    case 'last-turns-began':
      return { beats: 1 }
    default:
      // Every kind has a scene: the compiler finds one without.
      return effect satisfies never
  }
}

/** Where a marker goes back to: a green one to its quarry, a blue one to the bank. */
function homeOf(marker: string, view: View): string {
  const quarry = view.quarries.findIndex((each) => each.marker === marker)
  return quarry < 0 ? at.bank : at.marker(quarry)
}
