/** Who is in front of the screen. Nobody has to say a name before there is a reason to. */

import { change, get, post, Refused } from './api'
import { remembered } from './remembered'
import type { Me } from './types'
import { language, t } from './words.svelte'

const LONGEST_NAME = 40

class Person {
  me = $state<Me | null>(null)
  /** Whether the server has been asked. */
  known = $state(false)

  /** Nobody who was never here needs to be asked for. Who cannot be asked for now is found by their cookie as soon as
   *  they tell their name. */
  async look(): Promise<void> {
    try {
      const found = remembered.get('name') === null ? null : await get<Me>('/me')
      this.me ??= found // who told their name meanwhile is known already
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
    this.known = true
  }

  /** The name that was told here last, to begin with. */
  get lastName(): string {
    return this.me?.name ?? remembered.get('name') ?? ''
  }

  /** Be known by a name: somebody new gets a place here, somebody known is called so from now on. */
  async call(name: string): Promise<void> {
    requireName(name)
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

function requireName(name: string): void {
  if (!name) throw new Refused('no-name', t('name-missing'))
  if ([...name].length > LONGEST_NAME)
    throw new Refused('long-name', t('name-long', { longest: LONGEST_NAME }))
}

export const person = new Person()
