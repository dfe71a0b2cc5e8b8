/** Places on a board, by the names in `data-at`. */

/** Where a place of a board is on the screen; of several with one name, the first that is drawn. */
export function placeOf(board: Element, name: string): DOMRect | null {
  for (const element of board.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)) {
    const box = element.getBoundingClientRect()
    if (box.width || box.height) return box
  }
  return null
}

/** For an element around a board: give what is spoken of `data-told`, and what has changed `data-changed`. */
export function markPlaces(told: () => ReadonlySet<string>, changed: () => ReadonlySet<string>) {
  return (board: HTMLElement) => {
    const mark = () => {
      for (const element of board.querySelectorAll<HTMLElement | SVGElement>('[data-at]')) {
        const name = element.dataset.at!
        element.toggleAttribute('data-told', told().has(name))
        element.toggleAttribute('data-changed', changed().has(name))
      }
    }
    mark()
    // The board is drawn anew in between.
    const watching = new MutationObserver(mark)
    watching.observe(board, { childList: true, subtree: true, attributeFilter: ['data-at'] })
    return () => watching.disconnect()
  }
}
