/** Who is in front of the screen. Nobody has to say a name before there is a reason to. */

import { change, get, post, Refused } from './api'
import { forgetPledges } from './fairness'
import { storage } from './storage'
import type { Me } from './types'
import { language, t } from './words.svelte'

const LONGEST_NAME = 40
const NOBODY = 'not-known'

class Person {
  me = $state<Me | null>(null)
  /** Whether the server has been asked. */
  known = $state(false)
  /** Why it could not be said. */
  failure = $state.raw<Refused | null>(null)

  private asking: Promise<void> | null = null
  private telling: Promise<void> | null = null

  /** Nobody who was never here needs to be asked for. If it cannot be known now, it is asked again; and who tells
   *  their name is found by their cookie. */
  look(): Promise<void> {
    this.asking ??= this.ask()
    return this.asking
  }

  private async ask(): Promise<void> {
    this.failure = null
    try {
      const found = storage.get('name') === null ? null : await get<Me>('/me')
      this.me ??= found // who told their name meanwhile is known already
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.code !== NOBODY) {
        this.failure = error
        this.asking = null
      }
    }
    this.known = true
  }

  /** The name that was told here last, to begin with. */
  get lastName(): string {
    return this.me?.name ?? storage.get('name') ?? ''
  }

  /** Be somebody, under the name that was told here last, or as a guest. */
  async arrive(): Promise<void> {
    this.me ??= await post<Me>('/guests', { name: this.lastName || t('guest'), if_new: true })
    storage.set('name', this.me.name)
    await this.tellLanguage()
  }

  /** Be known by a name: somebody new gets a place here, somebody known is called so from now on. */
  async call(name: string): Promise<void> {
    requireName(name)
    if (!this.me) this.me = await post<Me>('/guests', { name })
    else if (this.me.name !== name) this.me = await change<Me>('/me', { name })
    storage.set('name', name)
    await this.tellLanguage()
  }

  /** The server speaks to programs and in messages as the page does. One change after the other: the last counts. */
  tellLanguage(): Promise<void> {
    this.telling ??= this.tell().finally(() => (this.telling = null))
    return this.telling
  }

  private async tell(): Promise<void> {
    while (this.me && this.me.locale !== language()) this.me = await change<Me>('/me', { locale: language() })
  }

  /** Be nobody here again. */
  forget(): void {
    this.me = null
    storage.remove('name')
    forgetPledges()
  }
}

function requireName(name: string): void {
  if (!name) throw new Refused('no-name', t('name-missing'))
  if (Array.from(name).length > LONGEST_NAME)
    throw new Refused('long-name', t('name-long', { longest: LONGEST_NAME }))
}

export const person = new Person()
