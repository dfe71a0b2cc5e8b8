/** How somebody wants the client to look and behave, in this browser. */

import { storage } from '../lib/storage'
import { askToNotify, mayNotify, type Obstacle } from './notices'

export type Theme = 'auto' | 'light' | 'dark'

const still = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state((storage.get('theme') ?? 'auto') as Theme)
  /** Whether the player wants things to move. */
  wantsMotion = $state(storage.get('motion') !== 'off')
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
    return this.wantsMotion && !this.still
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
    storage.set('motion', this.wantsMotion ? 'on' : 'off')
    storage.set('confirm', this.confirm ? 'on' : 'off')
    storage.set('notify', this.notify ? 'on' : 'off')
    document.documentElement.dataset.theme = this.theme
    document.documentElement.dataset.motion = this.wantsMotion ? 'on' : 'off'
  }
}

export const settings = new Settings()
