/** What makes a drawn thing a button, and how keys go from one thing that can be tapped to the next.
 *
 * What can be tapped now has `data-lit`; what waits to be confirmed has `data-picked`: Enter there is the second tap. */

/** Attributes of something drawn that can be tapped. */
export function tap(label: string, act: () => void, pressed?: boolean) {
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': label,
    'data-lit': '',
    ...pressable(pressed),
    onclick: act,
    onkeydown: onPress(act),
  }
}

/** Attributes of what a choice is picked with. */
export function pressable(picked?: boolean) {
  return { 'aria-pressed': picked, 'data-picked': picked ? '' : undefined }
}

/** Enter and Space on what is not a real button. */
export function onPress(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || isCommand(event)) return
    event.preventDefault()
    act()
  }
}

/** What has more in it than is in sight can be reached with the keyboard, to be scrolled. */
export function focusableIfScrolling(element: HTMLElement): () => void {
  const given = element.getAttribute('tabindex')
  const look = () => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
    if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1) element.tabIndex = 0
    else if (given === null) element.removeAttribute('tabindex')
    else element.setAttribute('tabindex', given)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  const content = new MutationObserver(look)
  content.observe(element, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}

/** With one of these keys held down, a key is a command to the browser. */
export function isCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey
}

const THINGS = 'a, button, input, label, summary, dialog, [role="button"], [data-shard]'

/** A tap where there is nothing to tap. A drag that ends there is none. */
export function besides(act: () => void): (root: HTMLElement) => () => void {
  const isThing = (target: EventTarget | null) => target instanceof Element && !!target.closest(THINGS)
  return (root) => {
    let began: EventTarget | null = null
    const stop = new AbortController()
    const { signal } = stop
    root.addEventListener('pointerdown', (event) => (began = event.target), { signal, capture: true })
    root.addEventListener('click', (event) => isThing(began) || isThing(event.target) || act(), { signal })
    return () => stop.abort()
  }
}

interface Spot {
  x: number
  y: number
}

const WAYS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export function isArrow(event: KeyboardEvent): boolean {
  return event.key in WAYS && !isCommand(event)
}

/** Arrow keys go to the nearest lit thing in their direction. */
export function steered(root: HTMLElement): () => void {
  const listen = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    const from = (event.target as Element).closest('[data-lit]')
    if (!way || !from || isCommand(event)) return
    const start = middle(from)
    const next = least(lit(root), (element) => {
      const { x, y } = middle(element)
      const ahead = (x - start.x) * way.x + (y - start.y) * way.y
      const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x)
      return ahead < 4 ? Infinity : ahead + 2.5 * aside
    })
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  root.addEventListener('keydown', listen)
  return () => root.removeEventListener('keydown', listen)
}

/** The lit thing that is nearest to a place. */
export function nearest(root: Element, { x, y }: Spot): HTMLElement | undefined {
  return least(lit(root), (element) => Math.hypot(middle(element).x - x, middle(element).y - y))
}

export function middle(element: Element): Spot {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function lit(root: Element): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>('[data-lit]:not(:disabled)')
  return [...found].filter((element) => element.getClientRects().length > 0)
}

function least<T>(all: T[], cost: (each: T) => number): T | undefined {
  let best: T | undefined
  let lowest = Infinity
  for (const each of all) {
    const found = cost(each)
    if (found < lowest) [best, lowest] = [each, found]
  }
  return best
}
