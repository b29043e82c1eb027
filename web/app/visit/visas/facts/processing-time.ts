import type { TimeFor } from '@sojourn/contract/ground/time-by-residence'
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
  if (low !== high) return `${counted(from, low)} to ${counted(to, high)}`
  return from === to ? `About ${counted(to, high)}` : `${words(from)} to ${counted(to, high)}`
}

/** The same with whose time it is: "About 6 weeks from India", or that it depends on where one lives. */
export function timeForWords(time: TimeFor, country?: string) {
  if (time.residence) return `${timeWords(time)} from ${country ?? time.residence}`
  return time.varies ? `${timeWords(time)}, by where you live` : timeWords(time)
}

const countOf = (days: number, unit: Unit) => Math.max(unit.step, round(days / unit.days, unit.step))
const round = (value: number, step: number) => Math.round(value / step) * step
const words = (count: number) => (count % 1 === 0.5 ? `${Math.floor(count) || ''}½` : String(count))
const counted = (count: number, unit: Unit) => `${words(count)} ${unit.name}${count > 1 ? 's' : ''}`
