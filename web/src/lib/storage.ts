/** The browser's local storage. Where there is none (a private window), everything works the same. */

const PREFIX = 'patolli.'

export const storage = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(PREFIX + name)
    } catch {
      return null
    }
  },
  remove(name: string): void {
    try {
      localStorage.removeItem(PREFIX + name)
    } catch {
      // then it was never there
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + name, value)
    } catch {
      // then it is chosen again next time
    }
  },
}
