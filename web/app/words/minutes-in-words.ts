import { t } from '@sojourn/contract/words/t'

const UNITS = [
  {
    minutes: 7 * 24 * 60,
    words: (count: number) => t('{count, plural, one {# week} other {# weeks}}', { count }),
  },
  { minutes: 24 * 60, words: (count: number) => t('{count, plural, one {# day} other {# days}}', { count }) },
  { minutes: 60, words: (count: number) => t('{count, plural, one {# hour} other {# hours}}', { count }) },
  { minutes: 1, words: (count: number) => t('{count, plural, one {# minute} other {# minutes}}', { count }) },
]

/** `2 weeks`, `1 hour 30 minutes`. */
export function minutesInWords(minutes: number) {
  const words: string[] = []
  let left = minutes
  for (const unit of UNITS) {
    const count = Math.floor(left / unit.minutes)
    left -= count * unit.minutes
    if (count > 0) words.push(unit.words(count))
  }
  return words.join(' ')
}
