import type { TimeFor } from '@sojourn/contract/ground/time-by-residence'
import { LANGUAGE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { formatCount } from '../ui/text/format-count.ts'
import { type Unit, unitsFor } from './time-units.ts'

export interface ProcessingTime {
  min_days: number
  max_days: number
}

/** "4 to 14 weeks", "2 weeks to 4 months": each side in the unit people would use, said once where both agree. */
export function timeWords({ min_days: least, max_days: most }: ProcessingTime) {
  const [low, high] = unitsFor(least, most)
  const from = countOf(least, low)
  const to = countOf(most, high)
  if (low === high && from === to) return t('About {time}', { time: counted(to, high) })
  return t('{from} to {to}', {
    from: low === high ? words(from) : counted(from, low),
    to: counted(to, high),
  })
}

/** "Up to 3 months" */
export function upToWords(days: number) {
  const [, unit] = unitsFor(days, days)
  return t('Up to {time}', { time: counted(countOf(days, unit), unit) })
}

/** The same with whose time it is: "About 6 weeks from India", or that it depends on where one lives. */
export function timeForWords(time: TimeFor, country?: string) {
  if (time.residence)
    return t('{time} from {country}', { time: timeWords(time), country: country ?? time.residence })
  return time.varies ? t('{time}, by where you live', { time: timeWords(time) }) : timeWords(time)
}

const countOf = (days: number, unit: Unit) => Math.max(unit.step, round(days / unit.days, unit.step))
const round = (value: number, step: number) => Math.round(value / step) * step

/** `1½` in English, `1,5` where halves are written as decimals. */
function words(count: number) {
  if (LANGUAGE !== 'en') return formatCount(count)
  return count % 1 === 0.5 ? `${Math.floor(count) || ''}½` : String(count)
}

function counted(count: number, unit: Unit) {
  switch (unit.name) {
    case 'day':
      return t('{count, plural, one {# day} other {# days}}', { count })
    case 'week':
      return t('{count, plural, one {# week} other {# weeks}}', { count })
    case 'month':
      return t('{count, plural, one {# month} other {# months}}', { count })
    case 'year':
      return yearsInWords(count)
  }
}

function yearsInWords(count: number) {
  if (LANGUAGE === 'en' && count % 1 !== 0) return `${words(count)} ${count < 1 ? 'year' : 'years'}`
  return t('{count, plural, one {# year} other {# years}}', { count })
}
