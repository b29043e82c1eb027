export interface ProcessingTime {
  min_days: number
  max_days: number
}

interface Unit {
  name: 'day' | 'week' | 'month' | 'year'
  days: number
  /** The finest step that is still honest: half a year, a whole month. */
  step: number
}

const DAY: Unit = { name: 'day', days: 1, step: 1 }
const WEEK: Unit = { name: 'week', days: 7, step: 1 }
const MONTH: Unit = { name: 'month', days: 365 / 12, step: 1 }
const YEAR: Unit = { name: 'year', days: 365, step: 0.5 }

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

function unitsFor(least: number, most: number): [Unit, Unit] {
  if (most <= 45 && most % 7 !== 0) return [DAY, DAY]
  if (most <= 21) return least % 7 === 0 && least > 7 ? [WEEK, WEEK] : [DAY, DAY]
  if (most < 120 && least % 7 === 0 && most % 7 === 0) return [WEEK, WEEK]
  return [naturalUnit(least), naturalUnit(most)]
}

function naturalUnit(days: number) {
  if (days < 14) return DAY
  if (days < 60 && days % 30 !== 0) return WEEK
  return days < 700 && days !== 365 ? MONTH : YEAR
}

const countOf = (days: number, unit: Unit) => Math.max(unit.step, round(days / unit.days, unit.step))
const round = (value: number, step: number) => Math.round(value / step) * step
const words = (count: number) => (count % 1 === 0.5 ? `${Math.floor(count) || ''}½` : String(count))
const counted = (count: number, unit: Unit) => `${words(count)} ${unit.name}${count > 1 ? 's' : ''}`
