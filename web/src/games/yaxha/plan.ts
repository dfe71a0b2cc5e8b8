/** A plan: where the cubes in hand are to lie, before any of it is sent.
 *
 * Cubes are laid one after the other, but a player thinks of all of them at once. A plan says where each goes, in
 * columns and rows of the pyramid as it lies now (so one before the first is -1, and another before that -2); `carryOut`
 * finds an order in which each of them is legal, if there is one. */

import { legalCells } from './building'
import { shift, withCube, withPyramid } from './preview'
import { cellName, COLOURS, keyOf, type Colour, type Place, type Player } from './types'

export interface Planned {
  /** Its place in the hand. */
  at: number
  colour: Colour
  /** Null for a cube that fits nowhere and is discarded. */
  place: Place | null
}

/** A decision of a plan. */
export interface Step {
  notation: string
  /** How many cubes are in hand before it. */
  hand: number
}

export interface Outcome {
  /** The player with all of the plan done. */
  player: Player
  /** How far the pyramid has moved to make room. */
  moved: { x: number; y: number }
  steps: Step[]
}

const LETTERS = 'OBGYW'

/** What comes of a plan; null if no order of its cubes is legal. */
export function carryOut(
  player: Player,
  plan: readonly Planned[],
  scale: readonly number[] = [],
): Outcome | null {
  const found = search({ player, moved: { x: 0, y: 0 }, steps: [] }, plan)
  return found && { ...found, player: withPyramid(found.player, found.player.pyramid, scale) }
}

function search(now: Outcome, left: readonly Planned[]): Outcome | null {
  if (!left.length) return now
  for (const each of left) {
    const next = each.place ? lay(now, each.colour, each.place) : discard(now, each.colour)
    const all =
      next &&
      search(
        next,
        left.filter((other) => other !== each),
      )
    if (all) return all
  }
  return null
}

function lay(now: Outcome, colour: Colour, place: Place): Outcome | null {
  const { player, steps } = now
  // Without a cube all places are the same one.
  const moved = player.pyramid.length ? now.moved : { x: -place.x, y: -place.y }
  const laid = { x: place.x + moved.x, y: place.y + moved.y, layer: place.layer }
  if (!legalCells(player, colour).has(keyOf(laid))) return null
  const by = shift(laid)
  const pyramid = withCube(player, laid, colour)
  const side = (of: number, at: number) => of + (laid.layer === 0 && (at < 0 || at === of) ? 1 : 0)
  return {
    player: {
      ...player,
      pyramid,
      width: side(player.width, laid.x),
      height: side(player.height, laid.y),
      hand: without(player.hand, colour),
    },
    moved: { x: moved.x + by.x, y: moved.y + by.y },
    steps: [...steps, step(player, `${letter(colour)}@${cellName(laid)}`)],
  }
}

/** A cube may go only while it fits nowhere. */
function discard(now: Outcome, colour: Colour): Outcome | null {
  const { player, steps } = now
  if (legalCells(player, colour).size) return null
  const gone = {
    ...player,
    hand: without(player.hand, colour),
    discarded: [...player.discarded, colour],
  }
  return { ...now, player: gone, steps: [...steps, step(player, `${letter(colour)}x`)] }
}

const letter = (colour: Colour): string => LETTERS[COLOURS.indexOf(colour)]!
const step = ({ hand }: Player, notation: string): Step => ({ notation, hand: hand.length })

function without(hand: readonly Colour[], colour: Colour): Colour[] {
  const at = hand.indexOf(colour)
  return hand.filter((_, n) => n !== at)
}

/** As much of a plan as still goes, the latest first: what lay on a cube that was taken up is in hand again. */
export function settled(player: Player, plan: readonly Planned[]): Planned[] {
  return (
    parts(plan)
      .filter((part) => carryOut(player, part))
      .sort((a, b) => b.length - a.length)[0] ?? []
  )
}

/** All that a plan can be cut down to. */
function parts(plan: readonly Planned[]): Planned[][] {
  const [last] = plan.slice(-1)
  if (!last) return [[]]
  const before = parts(plan.slice(0, -1))
  return [...before.map((part) => [...part, last]), ...before]
}

/** A place as the pyramid lies now, from one as it lies with a plan done. */
export const placeBefore = (place: Place, { moved }: Outcome): Place => ({
  x: place.x - moved.x,
  y: place.y - moved.y,
  layer: place.layer,
})
export const placeAfter = (place: Place, { moved }: Outcome): Place => ({
  x: place.x + moved.x,
  y: place.y + moved.y,
  layer: place.layer,
})
