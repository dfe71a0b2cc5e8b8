/** Every word that the client says itself comes from the Fluent files, which the command line uses too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { storage } from './storage'

export const LOCALES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', it: 'Italiano' } as const
export type Locale = keyof typeof LOCALES
export type Args = Record<string, string | number>

const MINUS = '−'
const FOLDER = '../../../src/patolli/locale'
// In all languages they are smaller than what waiting for one of them would cost.
const own = import.meta.glob<string>('../../../src/patolli/locale/*/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
// What the server and the command line say is in files of its own. They are fetched, not imported: some browsers
// remember that a module could not be loaded, and never try again.
const files = import.meta.glob<string>(
  [
    '../../../src/patolli/locale/*/*.ftl',
    '!../../../src/patolli/locale/*/web.ftl',
    '!../../../src/patolli/locale/*/*-said.ftl',
  ],
  { query: '?url', import: 'default', eager: true },
)

let locale = $state<Locale>('en')
let bundle = $state.raw(new FluentBundle('en'))
/** The texts in use beside the client's own, in the same language: one for each game that was opened. */
let parts: ReadonlyMap<string, string> = new Map()
/** How often a language was chosen: the last choice counts, however long each takes to load. */
let choices = 0

/** A message in the language of the page. */
export function t(id: string, args?: Args): string {
  const message = bundle.getMessage(id)
  if (message?.value) return bundle.formatPattern(message.value, args && withMinus(args))
  console.warn(`There are no words for ${id}.`)
  return id
}

/** A number below zero, with the minus sign of print. */
class BelowZero extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', MINUS)
  }
}

function withMinus(args: Args): Record<string, FluentVariable> {
  const printed = (value: string | number) =>
    typeof value === 'number' && value < 0 ? new BelowZero(value) : value
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, printed(value)]))
}

/** A number as people read it: with the minus sign of print, not a hyphen. */
export function figure(number: number): string {
  return String(number).replace('-', MINUS)
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id)
}

export function language(): Locale {
  return locale
}

/** What was chosen here before, or what the browser asks for, without waiting for anything. */
export function begin(): void {
  const preferred = [storage.get('locale') ?? '', ...navigator.languages]
  const known = preferred.map((locale) => locale.slice(0, 2)).find((locale) => locale in LOCALES)
  use((known ?? 'en') as Locale, new Map())
}

/** Several names in a row, as one says it: "Ana, Ben and Eva". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale).format(names)
}

/** Change the language of the page. If its words cannot be loaded, it stays as it is. */
export async function speak(wanted: Locale): Promise<void> {
  const choice = ++choices
  let needed: string[]
  let texts: string[]
  do {
    needed = [...parts.keys()]
    try {
      texts = await Promise.all(needed.map((part) => read(wanted, part)))
    } catch (error) {
      if (choice !== choices) return
      throw error
    }
    if (choice !== choices) return
  } while (needed.length < parts.size) // a game was opened meanwhile
  use(wanted, new Map(needed.map((part, n) => [part, texts[n]!])))
  storage.set('locale', wanted)
}

/** Have a game's own words ready. */
export async function learn(part: string): Promise<void> {
  while (!parts.has(part)) {
    const now = untrack(language) // or whatever shows a board would do so anew in another language
    const text = await read(now, part)
    if (now === locale) use(now, new Map(parts).set(part, text)) // else another language was chosen meanwhile
  }
}

function use(wanted: Locale, texts: ReadonlyMap<string, string>): void {
  const next = new FluentBundle(wanted, { useIsolating: false })
  for (const text of [own[`${FOLDER}/${wanted}/web.ftl`]!, ...texts.values()])
    next.addResource(new FluentResource(text))
  bundle = next
  parts = texts
  locale = wanted
  document.documentElement.lang = wanted
}

async function read(of: Locale, part: string): Promise<string> {
  const address = files[`${FOLDER}/${of}/${part}.ftl`]
  if (!address) return ''
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}
