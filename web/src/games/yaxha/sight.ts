/** What can be seen of a cell behind the cubes in front of it, and which of these must be seen through.
 *
 * A picture is drawn from below, and from what is far to what is near; so what is drawn after a cell may hide it. */

import { Eye, type Point } from './geometry'
import { keyOf, type Cube, type Place } from './types'

/** A cell is seen if so much of it is. */
export const ENOUGH = 0.3
/** So many points along each side of a cell are looked at. */
const POINTS = 5
export const TURNS = [0, 1, 2, 3]

type Pyramid = { pyramid: readonly Cube[]; width: number; height: number }

export class Sight {
  private readonly cubes: { key: string; cube: Cube; depth: number; faces: (readonly Point[])[] }[]
  private readonly eye: Eye

  constructor({ pyramid, width, height }: Pyramid, turn: number) {
    this.eye = new Eye(turn, Math.max(width, 1), Math.max(height, 1))
    this.cubes = pyramid.map((cube) => ({
      key: keyOf(cube),
      cube,
      depth: this.eye.depthOf(cube),
      faces: this.eye.faces(cube, () => false).map((face) => face.corners),
    }))
  }

  /** How much of a cell is seen, from 0 to 1, through those cubes that are glass; and what hides the rest. */
  of(cell: Place, glass: ReadonlySet<string> = new Set()): { share: number; hiding: Set<string> } {
    const depth = this.eye.depthOf(cell)
    const front = this.cubes.filter(
      ({ cube, depth: other }) =>
        cube.layer > cell.layer || (cube.layer === cell.layer && other > depth + 1e-6),
    )
    const hiding = new Set<string>()
    let seen = 0
    for (let u = 0; u < POINTS; u++)
      for (let v = 0; v < POINTS; v++) {
        const inset = cell.layer / 2
        const along = (n: number) => inset + (n + 0.5) / POINTS
        const point = this.eye.project(cell.x + along(u), cell.y + along(v), cell.layer)
        const over = front.filter(({ faces }) => faces.some((face) => inside(point, face)))
        for (const { key } of over) hiding.add(key)
        if (over.every(({ key }) => glass.has(key))) seen += 1
      }
    return { share: seen / POINTS ** 2, hiding }
  }
}

/** The cubes to be seen through, looked at from one side: those that hide a cell which no side shows. */
export function glassFor(player: Pyramid, cells: Iterable<Place>, turn: number): Set<string> {
  const sights = TURNS.map((each) => new Sight(player, each))
  const here = sights[((Math.round(turn) % 4) + 4) % 4]!
  const glass = new Set<string>()
  for (const cell of cells) {
    if (sights.some((sight) => sight.of(cell).share >= ENOUGH)) continue
    for (const key of here.of(cell).hiding) glass.add(key)
  }
  return glass
}

/** Whether some of these cells are seen only from another side. */
export function isMoreBehind(player: Pyramid, cells: Iterable<Place>, turn: number): boolean {
  const all = [...cells]
  const glass = glassFor(player, all, turn)
  const sight = new Sight(player, turn)
  return all.some((cell) => sight.of(cell, glass).share < ENOUGH)
}

function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false
  for (let n = 0, last = polygon.length - 1; n < polygon.length; last = n++) {
    const [ax, ay] = polygon[n]!
    const [bx, by] = polygon[last]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}
