import { LOCALE } from '../words/language.ts'
import { t } from '../words/t.ts'
import { formatDay } from './format-day.ts'
import { zoneWords } from './moments.ts'

/** Hours run from 1 to 12 with am and pm, or from 0 to 23. */
export type Clock = '12' | '24'

interface Reader {
  zone: string
  clock: Clock
}

/** The day an instant falls on somewhere: YYYY-MM-DD. */
export function dayIn(instant: string | Date, zone: string) {
  const { year, month, day } = wallClock(instant, zone)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** It reads `14:05` or `2:05 pm`. */
export function formatClock(instant: string | Date, { zone, clock }: Reader) {
  const { hour, minute } = wallClock(instant, zone)
  return clockWords(hour, minute, clock)
}

/** The same of `14:05`, which is of no zone. */
export function formatTime(time: string, clock: Clock) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return clockWords(hour, minute, clock)
}

/** It reads `9 Mar 2026, 14:05`. */
export const formatMoment = (instant: string | Date, reader: Reader) =>
  formatDay(dayIn(instant, reader.zone)) + t(', ') + formatClock(instant, reader)

/** It reads `Europe/Berlin time`. */
export const zoneTime = (zone: string) =>
  zone === 'UTC' ? zone : t('{zone} time', { zone: zoneWords(zone) })

const clockWords = (hour: number, minute: number, clock: Clock) =>
  clock === '24'
    ? `${two(hour)}:${two(minute)}`
    : hour < 12
      ? t('{time} am', { time: twelve(hour, minute) })
      : t('{time} pm', { time: twelve(hour, minute) })

const twelve = (hour: number, minute: number) => `${hour % 12 || 12}:${two(minute)}`
const two = (number: number) => String(number).padStart(2, '0')

const formats = new Map<string, Intl.DateTimeFormat>()

/** The parts of what calendar and clock show somewhere. */
export function wallClock(instant: string | Date, zone: string) {
  // Making a format is dear; there are few zones.
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...NUMBERS, timeZone: zone })
  formats.set(zone, format)
  const parts = format.formatToParts(new Date(instant))
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

const NUMBERS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const

/** Two days of a language other than English, with what they share said once: `23–29 novembre 2026`. */
export const longDays = (from: string, until: string) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(until),
  )
