import { type Language, localeOf, SOURCE } from '@sojourn/contract/words/languages'
import { keptFor } from '../kept-for.ts'

export interface ClockReader {
  timezone: string | null
  clock: string | null
}

/** `Tue 24 Nov, 09:00` in the language, zone and clock of its reader. */
export function whenIn(language: Language, instant: Date, { timezone, clock }: ClockReader) {
  const zone = timezone ?? 'UTC'
  const format = formats(language, zone, clock === '12' ? 'h12' : 'h23')
  const words = format.format(instant)
  return timezone ? words : `${words} (UTC)`
}

const formats = keptFor(
  (language: Language, timeZone: string, hourCycle: 'h12' | 'h23') =>
    // Pages write `24 Nov` in English, too.
    new Intl.DateTimeFormat(language === SOURCE ? 'en-GB' : localeOf(language), {
      calendar: 'gregory',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: hourCycle === 'h12' ? 'numeric' : '2-digit',
      minute: '2-digit',
      hourCycle,
      timeZone,
    }),
)
