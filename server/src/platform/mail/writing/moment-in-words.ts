import { dayIn, formatClock, zoneTime } from '@sojourn/contract/dates/clocks'
import { fullDay, longDay } from '@sojourn/contract/dates/moments'

/** The account of an addressee keeps how they read times, if anything. */
export interface MailReader {
  zone: string | null
  clock: string | null
}

/** It looks like `Tuesday 24 November 2026 at 10:00 (Europe/Berlin time)`. */
export function momentInWords(instant: Date, { zone: kept, clock }: MailReader) {
  const zone = kept ?? 'UTC'
  const time = formatClock(instant, { zone, clock: clock === '12' ? '12' : '24' })
  return `${fullDay(dayIn(instant, zone))} at ${time} (${zoneTime(zone)})`
}

/** The day a moment falls on where the addressee is: `24 November 2026`. */
export const dayInWords = (instant: Date, zone: string | null) => longDay(dayIn(instant, zone ?? 'UTC'))
