/** Who is in front of the screen. Nobody has to say a name before there is a reason to. */

import { change, get, post, Refused } from './api'
import { remembered } from './remembered'
import type { Me } from './types'
import { language } from './words.svelte'

class Person {
  me = $state<Me | null>(null)
  /** Whether the server has been asked. */
  known = $state(false)

  /** Nobody who was never here needs to be asked for. */
  async look(): Promise<void> {
    try {
      this.me = remembered.get('name') === null ? null : await get<Me>('/me')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.me = null
    }
    this.known = true
  }

  /** The name that was told here last, to begin with. */
  get lastName(): string {
    return this.me?.name ?? remembered.get('name') ?? ''
  }

  /** Be known by a name: somebody new gets a place here, somebody known is called so from now on. */
  async call(name: string): Promise<void> {
    if (!this.me) this.me = await post<Me>('/guests', { name })
    else if (this.me.name !== name) this.me = await change<Me>('/me', { name })
    remembered.set('name', name)
    if (this.me.locale !== language()) this.me = await change<Me>('/me', { locale: language() })
  }

  /** Be nobody here again. */
  forget(): void {
    this.me = null
    remembered.remove('name')
  }
}

export const person = new Person()
