import { type Unit, unitsFor } from './time-units.ts'

export interface ProcessingTime {
  min_days: number
  max_days: number
}

/** "4 to 14 weeks", "2 weeks to 4 months": each side in the unit people would use, said once where both agree. */
export function timeWords(time: ProcessingTime | null) {
  if (!time) return 'Ask the authority'
  const { min_days: least, max_days: most } = time
  const [low, high] = unitsFor(least, most)
  const from = countOf(least, low)
  const to = countOf(most, high)
  if (low !== high) return `${counted(from, low)} to ${counted(to, high)}`
  return from === to ? `About ${counted(to, high)}` : `${words(from)} to ${counted(to, high)}`
}

const countOf = (days: number, unit: Unit) => Math.max(unit.step, round(days / unit.days, unit.step))
const round = (value: number, step: number) => Math.round(value / step) * step
const words = (count: number) => (count % 1 === 0.5 ? `${Math.floor(count) || ''}½` : String(count))
const counted = (count: number, unit: Unit) => `${words(count)} ${unit.name}${count > 1 ? 's' : ''}`
