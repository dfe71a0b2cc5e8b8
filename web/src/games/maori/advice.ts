/** What a hint says about a choice: that it is worth a thought, or that it is the best. */

export type Advised = 'best' | 'good' | null
export type Advice = (...notations: (string | null | undefined)[]) => Advised

/** Of the hinted choices, the best first. */
export function adviceOf(hinted: readonly string[]): Advice {
  return (...notations) => {
    if (hinted[0] !== undefined && notations.includes(hinted[0])) return 'best'
    return hinted.some((each) => notations.includes(each)) ? 'good' : null
  }
}
