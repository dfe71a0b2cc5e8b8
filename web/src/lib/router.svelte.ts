/** Addresses and pages. A link is an ordinary link; following it inside the client loads nothing anew. */

class Router {
  path = $state(location.pathname)
  search = $state(location.search)

  constructor() {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.read()
    if (!replace) scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.search = location.search
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    if (link.pathname.startsWith('/api') || event.defaultPrevented) return
    event.preventDefault()
    if (link.href !== location.href) this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
