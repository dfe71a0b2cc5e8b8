import { language } from '../lib/words.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left of somebody's time: 1:05, 2:03:00, or days and hours. */
export function clockText(left: number): string {
  if (left >= DAY) return `${some(left / DAY, 'day')} ${some((left % DAY) / HOUR, 'hour')}`
  const seconds = two(Math.floor((left % MINUTE) / SECOND))
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${seconds}`
  return `${Math.floor(left / HOUR)}:${two(Math.floor((left % HOUR) / MINUTE))}:${seconds}`
}

function some(number: number, unit: 'day' | 'hour'): string {
  const format = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' })
  return format.format(Math.floor(number))
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
