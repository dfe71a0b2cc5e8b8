/** What a player is to do now, in a sentence. A board shows it where it belongs; where it would be covered, on a phone,
 * the frame shows it instead, and hides what has the class `asked`. */

import { getContext, setContext } from 'svelte'

const KEY = Symbol('asking')
type Hear = (sentence: string) => void

/** For the frame: hear what the board inside of it asks for, '' if nothing. */
export function hearAsking(hear: Hear): void {
  setContext(KEY, hear)
}

/** For a board. */
export function ask(sentence: () => string): void {
  const hear = getContext<Hear | undefined>(KEY)
  $effect(() => {
    hear?.(sentence())
    return () => hear?.('')
  })
}
