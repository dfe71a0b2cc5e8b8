/** The prompt: what a player is to do now, in a sentence. A board shows it where it belongs; where it would be covered,
 * on a phone, the frame shows it instead, and hides what has the class `asked`. */

import { getContext, setContext } from 'svelte'

const KEY = Symbol('prompt')
type Hear = (sentence: string) => void

/** For the frame: hear the prompt of the board inside of it, '' if there is none. */
export function onPrompt(hear: Hear): void {
  setContext(KEY, hear)
}

/** For a board: say what to do. */
export function showPrompt(sentence: () => string): void {
  const hear = getContext<Hear | undefined>(KEY)
  $effect(() => {
    hear?.(sentence())
    return () => hear?.('')
  })
}
