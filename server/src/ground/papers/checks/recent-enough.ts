import { addDays, addMonths } from '@sojourn/contract/dates/day-steps'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { fine, isTravelPaper, lookAgain, type PaperRule, unsure } from './paper-facts.ts'

const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, six: 6, nine: 9, twelve: 12 }
const NOT_OLDER =
  /\b(?:last|past|previous|within|not older than|no older than|less than|under|not more than|max\.?)\s+(?:the\s+)?(?:last\s+)?(\d+|one|two|three|four|six|nine|twelve)\s+(day|week|month)s?\b/i

/** The checklist may say how old a paper may be. */
export function oldestAllowed(asked: string, today: string) {
  const [words, count = '', unit = ''] = NOT_OLDER.exec(asked) ?? []
  if (!words) return null
  const number = NUMBERS[count.toLowerCase()] ?? Number(count)
  const day =
    unit.toLowerCase() === 'month'
      ? addMonths(today, -number)
      : addDays(today, -number * (unit.toLowerCase() === 'week' ? 7 : 1))
  return { day, words: `${number} ${unit.toLowerCase()}${number === 1 ? '' : 's'}` }
}

export const recentEnough: PaperRule = {
  rule: 'recent',
  name: 'Age of the paper',
  check(paper) {
    const { asked, today, found } = paper
    const allowed = isTravelPaper(paper) ? null : oldestAllowed(asked, today)
    if (!allowed) return null
    const newest = found.days.filter((day) => day <= today).at(-1)
    if (!newest)
      return unsure(
        `We found no date in this file. It must not be older than ${allowed.words}. Please check its date yourself.`,
      )
    return newest >= allowed.day
      ? fine()
      : lookAgain(
          `The newest date in this file is ${formatDay(newest)}; it must not be older than ${allowed.words}. Please get a newer one.`,
        )
  },
}
