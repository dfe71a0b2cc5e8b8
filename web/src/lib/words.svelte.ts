/** Every word that the client says itself comes from the Fluent files, which the command line uses too. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { remembered } from './remembered'

export const LOCALES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', it: 'Italiano' } as const
export type Locale = keyof typeof LOCALES
export type Args = Record<string, string | number>

const FOLDER = '../../../src/patolli/locale'
// In all languages they are smaller than what waiting for one of them would cost.
const own = import.meta.glob<string>('../../../src/patolli/locale/*/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
// What the server and the command line say is in files of its own.
const files = import.meta.glob<string>(
  [
    '../../../src/patolli/locale/*/*.ftl',
    '!../../../src/patolli/locale/*/web.ftl',
    '!../../../src/patolli/locale/*/*-said.ftl',
  ],
  { query: '?raw', import: 'default' },
)

let locale = $state<Locale>('en')
let bundle = $state.raw(new FluentBundle('en'))
/** The files that are in use beside the client's own: one for each game that was opened. */
const parts = new Set<string>()

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

/** What was chosen here before, or what the browser asks for, without waiting for anything. */
export function begin(): void {
  const wishes = [remembered.get('locale') ?? '', ...navigator.languages]
  const known = wishes.map((wish) => wish.slice(0, 2)).find((wish) => wish in LOCALES)
  use((known ?? 'en') as Locale, [])
}

/** Several names in a row, as one says it: "Ana, Ben and Eva". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale).format(names)
}

export async function speak(wanted: Locale): Promise<void> {
  await change(wanted)
  remembered.set('locale', wanted)
}

/** Have a game's own words ready. */
export async function learn(part: string): Promise<void> {
  if (parts.has(part)) return
  parts.add(part)
  await change(locale)
}

async function change(wanted: Locale): Promise<void> {
  const texts: string[] = []
  for (const part of parts) texts.push(await read(wanted, part)) // also what is added meanwhile
  use(wanted, texts)
}

function use(wanted: Locale, texts: string[]): void {
  const next = new FluentBundle(wanted, { useIsolating: false })
  for (const text of [own[`${FOLDER}/${wanted}/web.ftl`]!, ...texts])
    next.addResource(new FluentResource(text))
  bundle = next
  locale = wanted
  document.documentElement.lang = wanted
}

async function read(of: Locale, part: string): Promise<string> {
  return (await files[`${FOLDER}/${of}/${part}.ftl`]?.()) ?? ''
}
