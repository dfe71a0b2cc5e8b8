/** Where things lie on a round plate. Angles are degrees clockwise from the top; the middle is (0, 0), and the
 *  shards reach from HUB to EDGE. */

export const HUB = 21
export const BAND = 41
export const EDGE = 92

/** How far the broken edge of a shard leaves its radius. It is the same for all, so that any two fit. */
const BREAK: readonly [radius: number, aside: number][] = [
  [HUB, 0],
  [30, 1.2],
  [BAND, -0.8],
  [53, 1.7],
  [64, -1.5],
  [77, 1.3],
  [EDGE, 0],
]

export function at(radius: number, angle: number): [x: number, y: number] {
  const radians = ((angle - 90) * Math.PI) / 180
  return [radius * Math.cos(radians), radius * Math.sin(radians)]
}

const point = (radius: number, angle: number) =>
  at(radius, angle)
    .map((each) => each.toFixed(2))
    .join(' ')

function broken(angle: number, from: number, to: number): string[] {
  const points = BREAK.filter(([radius]) => radius >= from && radius <= to)
  return points.map(([radius, aside]) => point(radius, angle + (aside / radius) * 57.3))
}

/** A piece of a ring from angle 0 to `sweep`, its straight sides broken. */
export function sector(sweep: number, from = HUB, to = EDGE): string {
  if (sweep >= 360) sweep = 359.9
  const large = sweep > 180 ? 1 : 0
  const out = broken(0, from, to)
  const back = broken(sweep, from, to).reverse()
  return (
    `M${out.join('L')}A${to} ${to} 0 ${large} 1 ${back[0]}L${back.slice(1).join('L')}` +
    `A${from} ${from} 0 ${large} 0 ${out[0]}Z`
  )
}

/** A thin line along the ring, a little inside the edges of the shard. */
export function engraving(sweep: number, radius: number): string {
  const inset = (4 / radius) * 57.3
  const large = sweep - 2 * inset > 180 ? 1 : 0
  return `M${point(radius, inset)}A${radius} ${radius} 0 ${large} 1 ${point(radius, sweep - inset)}`
}

/** Where each of these sizes begins and how wide it is, side by side from the top. */
export function spread(sizes: number[], circle: number): { start: number; sweep: number }[] {
  let size = 0
  return sizes.map((each) => {
    const start = (size * 360) / circle
    size += each
    return { start, sweep: (each * 360) / circle }
  })
}

/** The frame around a single shard whose middle points up. */
export function box(sweep: number): { x: number; y: number; width: number; height: number } {
  const half = (Math.min(sweep, 180) / 2) * (Math.PI / 180)
  const width = 2 * EDGE * Math.sin(half) + 6
  const bottom = sweep >= 180 ? EDGE : -HUB * Math.cos(half)
  return { x: -width / 2, y: -EDGE - 3, width, height: EDGE + bottom + 6 }
}

/** A step on the screen, as a turned thing has to make it. */
export function seen(x: number, y: number, turn: number): string {
  const radians = (-turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return `${(x * cos - y * sin).toFixed(2)} ${(x * sin + y * cos).toFixed(2)}`
}
