/** What makes a drawn thing a button, and how arrow keys go from one to the next. */

/** Attributes of something that can be tapped. */
export function tap(label: string, act: () => void, pressed?: boolean) {
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': pressed,
    'data-lit': '',
    onclick: act,
    onkeydown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      act()
    },
  }
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function centre(element: Element) {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** To the nearest lit thing in an arrow's direction. */
export function steer(root: Element, event: KeyboardEvent): void {
  const way = WAYS[event.key]
  const from = (event.target as Element).closest('[data-lit]')
  if (!way || !from) return
  const start = centre(from)
  let best: { element: Element; cost: number } | null = null
  for (const element of root.querySelectorAll('[data-lit]')) {
    const to = centre(element)
    const ahead = (to.x - start.x) * way[0] + (to.y - start.y) * way[1]
    const aside = Math.abs((to.x - start.x) * way[1]) + Math.abs((to.y - start.y) * way[0])
    if (ahead < 4) continue
    const cost = ahead + 2.5 * aside
    if (!best || cost < best.cost) best = { element, cost }
  }
  if (best) {
    event.preventDefault()
    ;(best.element as SVGElement | HTMLElement).focus()
  }
}
