import { LOCALE } from '@sojourn/contract/words/language'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const format = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

/** `3 days ago`, `in 2 hours`, `now`. */
export function formatRelative(value: string | Date, now: Date) {
  const seconds = Math.round((new Date(value).getTime() - now.getTime()) / 1000)
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size)
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : format.format(0, 'second')
}
