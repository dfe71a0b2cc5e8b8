/** Short signs of seats: the beginning of a name, and as much more as tells it from the others. */

export function initialsOf(names: readonly string[]): string[] {
  const firsts = names.map((name) => first(name))
  return names.map((name, n) => {
    const alike = names.filter((_, other) => other !== n && firsts[other] === firsts[n])
    if (!alike.length) return firsts[n]!
    // Computer players of one level differ in the number at their end.
    const number = /\d+$/.exec(name)?.[0]
    if (number) return `${firsts[n]}${number}`
    const second = Array.from(name)[1] ?? ''
    const told = alike.every((other) => Array.from(other)[1] !== second)
    return told && second ? `${firsts[n]}${second}` : `${firsts[n]}${n + 1}`
  })
}

function first(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '?'
}
