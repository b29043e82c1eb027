export interface Unit {
  name: 'day' | 'week' | 'month' | 'year'
  days: number
  /** The finest step that is still honest: half a year, a whole month. */
  step: number
}

const DAY: Unit = { name: 'day', days: 1, step: 1 }
const WEEK: Unit = { name: 'week', days: 7, step: 1 }
const MONTH: Unit = { name: 'month', days: 365 / 12, step: 1 }
const YEAR: Unit = { name: 'year', days: 365, step: 0.5 }

/** The units in which people would say the shortest and the longest time. */
export function unitsFor(least: number, most: number): [Unit, Unit] {
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
