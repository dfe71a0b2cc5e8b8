/** Arrow keys go to the nearest thing that can be tapped in their direction. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function rove(event: KeyboardEvent, root: HTMLElement): void {
  const step = STEPS[event.key]
  const from = (event.target as Element).closest<HTMLElement>('[data-lit]')
  if (!step || !from) return
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const each of root.querySelectorAll<HTMLElement>('[data-lit]')) {
    const [x, y] = middle(each)
    const [dx, dy] = [x - here[0], y - here[1]]
    const along = dx * step[0] + dy * step[1]
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
    if (along > 4 && along + 2 * aside < least) {
      least = along + 2 * aside
      best = each
    }
  }
  if (!best) return
  event.preventDefault()
  best.focus()
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}
