/** How somebody wants the client to look and behave, in this browser. */

import { remembered } from '../lib/remembered'
import { askToNotify, mayNotify, type Obstacle } from './notices'

export type Theme = 'auto' | 'light' | 'dark'

const still = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state((remembered.get('theme') ?? 'auto') as Theme)
  /** Whether the player wants things to move. */
  wantsMotion = $state(remembered.get('motion') !== 'off')
  /** Whether a decision waits for a second tap before it is sent. */
  confirm = $state(remembered.get('confirm') !== 'off')
  /** Whether the browser tells, while somebody looks elsewhere, that it is their turn. */
  notify = $state(remembered.get('notify') === 'on' && mayNotify())
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
    remembered.set('theme', this.theme)
    remembered.set('motion', this.wantsMotion ? 'on' : 'off')
    remembered.set('confirm', this.confirm ? 'on' : 'off')
    remembered.set('notify', this.notify ? 'on' : 'off')
    document.documentElement.dataset.theme = this.theme
    document.documentElement.dataset.motion = this.wantsMotion ? 'on' : 'off'
  }
}

export const settings = new Settings()
