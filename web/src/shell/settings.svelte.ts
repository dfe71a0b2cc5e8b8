/** How somebody wants the client to look and behave, in this browser. */

import { storage } from '../lib/storage'
import type { Speed } from '../motion/director.svelte'
import { askToNotify, mayNotify, type Obstacle } from './notices'

export type Theme = 'auto' | 'light' | 'dark'

const still = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state((storage.get('theme') ?? 'auto') as Theme)
  /** How fast things happen on a board; `instant` shows how it stands at once. */
  speed = $state((storage.get('speed') ?? (storage.get('motion') === 'off' ? 'instant' : 'normal')) as Speed)
  /** Whether a table can be heard, and felt on a phone. */
  sound = $state(storage.get('sound') === 'on')
  /** Whether log and talk are open beside a board. */
  rail = $state(storage.get('rail') !== 'closed')
  /** Whether a decision waits for a second tap before it is sent. */
  confirm = $state(storage.get('confirm') !== 'off')
  /** Whether the browser tells, while somebody looks elsewhere, that it is their turn. */
  notify = $state(storage.get('notify') === 'on' && mayNotify())
  /** Why that is not possible, if it was wanted. */
  obstacle = $state<Obstacle | null>(null)
  private still = $state(still.matches)

  constructor() {
    still.addEventListener('change', () => (this.still = still.matches))
  }

  get motion(): boolean {
    return this.speed !== 'instant' && !this.still
  }

  async wantNotifications(wanted: boolean): Promise<void> {
    this.obstacle = wanted ? await askToNotify() : null
    this.notify = wanted && !this.obstacle
    this.apply()
  }

  cannotNotify(why: Obstacle): void {
    this.obstacle = why
    this.notify = false
    this.apply()
  }

  /** Keep what was chosen, and show the page so. */
  apply(): void {
    storage.set('theme', this.theme)
    storage.set('speed', this.speed)
    storage.set('sound', this.sound ? 'on' : 'off')
    storage.set('rail', this.rail ? 'open' : 'closed')
    storage.set('confirm', this.confirm ? 'on' : 'off')
    storage.set('notify', this.notify ? 'on' : 'off')
    document.documentElement.dataset.theme = this.theme
    document.documentElement.dataset.motion = this.speed === 'instant' ? 'off' : 'on'
  }
}

export const settings = new Settings()
