/** The prompt: what a player is to do now, in a sentence, and the rule that matters for it, in a line. A board says
 * both; the frame shows them in its bar, the same place in every game. */

import { getContext, setContext } from 'svelte'

const KEY = Symbol('prompt')

export interface Prompt {
  sentence: string
  /** The rule of the moment; '' if the sentence says it all. */
  rule: string
}
type Hear = (prompt: Prompt) => void

/** For the frame: hear the prompt of the board inside of it, empty if there is none. */
export function onPrompt(hear: Hear): void {
  setContext(KEY, hear)
}

/** For a board: say what to do, and by which rule. */
export function showPrompt(sentence: () => string, rule: () => string = () => ''): void {
  const hear = getContext<Hear | undefined>(KEY)
  $effect(() => {
    hear?.({ sentence: sentence(), rule: rule() })
    return () => hear?.({ sentence: '', rule: '' })
  })
}
