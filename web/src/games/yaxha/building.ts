/** Where a cube may lie, as the engine's `building` has it; checked against it (decision 10). */

import { BASE, keyOf, reach, type Colour, type Place, type Player } from './types'

type Ground = Pick<Player, 'pyramid' | 'width' | 'height'>

/** The four cells that a cube lies on (1), or that lie on it (-1). */
export function corners({ x, y, layer }: Place, step: 1 | -1): Place[] {
  return [0, 1].flatMap((dx) =>
    [0, 1].map((dy) => ({ x: x + step * dx, y: y + step * dy, layer: layer - step })),
  )
}

/** The cells that a cube of a colour may be laid on, by their keys. */
export function legalCells(player: Ground, colour: Colour): Map<string, Place> {
  const found = new Map<string, Place>()
  const colours = new Map(player.pyramid.map((cube) => [keyOf(cube), cube.colour]))
  const at = (place: Place) => colours.get(keyOf(place))
  for (let layer = 0; layer < BASE; layer++) {
    const [x0, x1] = layer ? [0, BASE - layer] : reach(player.width)
    const [y0, y1] = layer ? [0, BASE - layer] : reach(player.height)
    for (let x = x0; x < x1; x++)
      for (let y = y0; y < y1; y++) {
        const place = { x, y, layer }
        if (at(place)) continue
        const beside = [
          { x: x + 1, y, layer },
          { x: x - 1, y, layer },
          { x, y: y + 1, layer },
          { x, y: y - 1, layer },
        ].map(at)
        const beneath = layer ? corners(place, 1).map(at) : []
        const fits =
          layer === 0
            ? !colours.size || beside.some((each) => each)
            : beneath.every((each) => each) && [...beside, ...beneath].includes(colour)
        if (fits) found.set(keyOf(place), place)
      }
  }
  return found
}
