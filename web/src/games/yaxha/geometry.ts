/** A pyramid seen from above at a slant, from any side.
 *
 * The ground is a square of `size` cells; the pyramid's box lies in its middle. A turn of 1 is a quarter turn.
 * Seen from above, what lies higher is never behind what lies lower, so layers are drawn from below, and inside
 * a layer cubes from the far ones to the near ones.
 */

import type { Colour, Cube, Place } from './types'
import { keyOf } from './types'

const SLANT = 0.58 // the sine of the angle one looks down at
const RISE = Math.sqrt(1 - SLANT * SLANT)

export type Point = readonly [number, number]

export interface Face {
  corners: readonly Point[]
  /** From the unit square, on which stone and carving are drawn, to the face. */
  matrix: string
  side: 'top' | 'left' | 'right'
  /** How much light falls on it, in per cent. */
  light: number
}

export interface Block {
  key: string
  place: Place
  colour: Colour
  faces: Face[]
  /** Around all of it, as it is seen. */
  edge: string
  depth: number
}

/** How far a shadow falls, in cubes: to the right of whom looks, and towards them. Short of half a cube it stays on what
 *  carries the cube above it. */
const SHADOW = { across: 0.4, near: 0.16 }

export class Eye {
  readonly cos: number
  readonly sin: number

  /** Turned by so many quarter turns, with the middle of a box of these sides in the middle of the picture. */
  constructor(
    readonly turn: number,
    readonly width: number,
    readonly height: number,
  ) {
    const angle = ((turn + 0.5) * Math.PI) / 2
    this.cos = Math.cos(angle)
    this.sin = Math.sin(angle)
  }

  /** Towards whom looks. */
  depth(x: number, y: number): number {
    return (x - this.width / 2) * this.sin + (y - this.height / 2) * this.cos
  }

  project(x: number, y: number, z: number): Point {
    const across = (x - this.width / 2) * this.cos - (y - this.height / 2) * this.sin
    return [across, this.depth(x, y) * SLANT - z * RISE]
  }

  /** A face from its corner and two edges; each edge is x, y, z. */
  private face(side: Face['side'], light: number, corner: number[], along: number[], down: number[]): Face {
    const at = (u: number, v: number) =>
      this.project(
        corner[0]! + u * along[0]! + v * down[0]!,
        corner[1]! + u * along[1]! + v * down[1]!,
        corner[2]! + u * along[2]! + v * down[2]!,
      )
    const [o, a, d] = [at(0, 0), at(1, 0), at(0, 1)]
    const matrix = [a[0] - o[0], a[1] - o[1], d[0] - o[0], d[1] - o[1], o[0], o[1]]
    const corners = [o, a, at(1, 1), d]
    return { side, light, corners, matrix: `matrix(${matrix.map(short).join(' ')})` }
  }

  top(place: Place, above = 1): Face {
    const inset = place.layer / 2
    // The carving stands upright for whom looks: along the edge that runs most to the right.
    const quarter = ((Math.round(this.turn) % 4) + 4) % 4
    const [cx, cy] = [place.x + inset, place.y + inset]
    const z = place.layer + above
    const turns: [number[], number[], number[]][] = [
      [
        [cx, cy, z],
        [1, 0, 0],
        [0, 1, 0],
      ],
      [
        [cx, cy + 1, z],
        [0, -1, 0],
        [1, 0, 0],
      ],
      [
        [cx + 1, cy + 1, z],
        [-1, 0, 0],
        [0, -1, 0],
      ],
      [
        [cx + 1, cy, z],
        [0, 1, 0],
        [-1, 0, 0],
      ],
    ]
    return this.face('top', 100, ...turns[quarter]!)
  }

  /** The two sides that face whom looks, unless a neighbour stands there, and the top. */
  faces(place: Place, neighbour: (dx: number, dy: number) => boolean, topSeen = true): Face[] {
    const inset = place.layer / 2
    const [x, y, z] = [place.x + inset, place.y + inset, place.layer + 1]
    const found: Face[] = []
    const walls: [number, number, number[], number[]][] = [
      [1, 0, [x + 1, y + 1, z], [0, -1, 0]],
      [-1, 0, [x, y, z], [0, 1, 0]],
      [0, 1, [x, y + 1, z], [1, 0, 0]],
      [0, -1, [x + 1, y, z], [-1, 0, 0]],
    ]
    for (const [dx, dy, corner, along] of walls) {
      const facing = dx * this.sin + dy * this.cos
      if (facing < 0.02 || neighbour(dx, dy)) continue
      const across = dx * this.cos - dy * this.sin
      // The light comes from the left, and from above.
      const light = 72 - 15 * across
      found.push(this.face(across < 0 ? 'left' : 'right', light, corner, along, [0, 0, -1]))
    }
    if (topSeen) found.push(this.top(place))
    return found
  }

  blocks(cubes: readonly Cube[]): Block[] {
    const filled = new Set(cubes.map(keyOf))
    const has = (x: number, y: number, layer: number) => filled.has(keyOf({ x, y, layer }))
    return cubes
      .filter((cube) => !cube.hidden)
      .map((cube) => ({
        key: keyOf(cube),
        place: cube,
        colour: cube.colour,
        faces: this.faces(cube, (dx, dy) => has(cube.x + dx, cube.y + dy, cube.layer)),
        edge: this.edge(cube),
        depth: this.depthOf(cube),
      }))
      .sort((a, b) => a.place.layer - b.place.layer || a.depth - b.depth)
  }

  /** The outline of a whole cube. */
  edge(place: Place): string {
    return outline(hull(this.faces(place, () => false).flatMap((face) => [...face.corners])))
  }

  /** The shadow of a cube on what it lies on. */
  shadow({ x, y, layer }: Place): string {
    const inset = layer / 2
    const { across, near } = SHADOW
    const [dx, dy] = [across * this.cos + near * this.sin, near * this.cos - across * this.sin]
    const points = [0, 1].flatMap((u) =>
      [0, 1].flatMap((v) => {
        const [cx, cy] = [x + inset + u, y + inset + v]
        return [this.project(cx, cy, layer), this.project(cx + dx, cy + dy, layer)]
      }),
    )
    return outline(hull(points))
  }

  depthOf(place: Place): number {
    const inset = (place.layer + 1) / 2
    return this.depth(place.x + inset, place.y + inset)
  }
}

/** The convex outline around points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (all: readonly Point[]): Point[] => {
    const found: Point[] = []
    for (const point of all) {
      while (found.length > 1 && turns(found.at(-2)!, found.at(-1)!, point) <= 1e-9) found.pop()
      found.push(point)
    }
    return found.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turns = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** The slab that a pyramid stands on is so thick. */
export const SLAB = 0.24

/** What a picture of a ground of so many cells a side needs: x, y, width, height. */
export function frame(size: number, layers = 4): [number, number, number, number] {
  const half = size / Math.SQRT2
  // A layer higher is a cube higher, and half a cube less far away.
  const top = (half - (layers - 1) * Math.SQRT1_2) * SLANT + layers * RISE + 0.12
  const low = half * SLANT + SLAB + 0.12
  return [-half - 0.1, -top, 2 * half + 0.2, top + low]
}

const short = (value: number): string => value.toFixed(4)

export const outline = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')
