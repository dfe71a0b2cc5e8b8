/** Every word that the client says itself comes from the Fluent files, which the command line uses too. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { remembered } from './remembered'

export const LOCALES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', it: 'Italiano' } as const
export type Locale = keyof typeof LOCALES
export type Args = Record<string, string | number>

// What the server and the command line say is in files of its own.
const files = import.meta.glob<string>(
  ['../../../src/patolli/locale/*/*.ftl', '!../../../src/patolli/locale/*/*-said.ftl'],
  { query: '?raw', import: 'default' },
)

let locale = $state<Locale>('en')
let bundle = $state.raw(new FluentBundle('en'))
/** The files that are in use: `web`, and one for each game that was opened. */
const parts = new Set<string>(['web'])

/** A message in the language of the page. */
export function t(id: string, args?: Args): string {
  const message = bundle.getMessage(id)
  if (message?.value) return bundle.formatPattern(message.value, args)
  console.warn(`There are no words for ${id}.`)
  return id
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id)
}

export function language(): Locale {
  return locale
}

/** Several names in a row, as one says it: "Ana, Ben and Eva". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale).format(names)
}

export async function speak(wanted: Locale): Promise<void> {
  const next = new FluentBundle(wanted, { useIsolating: false })
  for (const part of parts) await read(next, wanted, part)
  bundle = next
  locale = wanted
  document.documentElement.lang = wanted
  remembered.set('locale', wanted)
}

/** Have a game's own words ready. */
export async function learn(part: string): Promise<void> {
  if (parts.has(part)) return
  parts.add(part)
  await speak(locale)
}

/** What was chosen here before, or what the browser asks for. */
export function firstLanguage(): Locale {
  const wishes = [remembered.get('locale') ?? '', ...navigator.languages]
  const known = wishes.map((wish) => wish.slice(0, 2)).find((wish) => wish in LOCALES)
  return (known ?? 'en') as Locale
}

async function read(into: FluentBundle, of: Locale, part: string): Promise<void> {
  const load = files[`../../../src/patolli/locale/${of}/${part}.ftl`]
  if (load) into.addResource(new FluentResource(await load()))
}
