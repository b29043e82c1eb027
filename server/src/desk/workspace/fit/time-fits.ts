import { addDays } from '@sojourn/contract/dates/day-steps'
import type { FitOfTime } from '@sojourn/contract/desk/fit'
import type { FactAge } from '@sojourn/contract/ground/fact-age'

interface Asked {
  today: string
  wanted: string
  workDays: number
  usual: FitOfTime['usual']
  age: FactAge | undefined
}

/** We say that it fits only where this is left at the end. */
const SPARE_DAYS = 14

/** The work is taken to begin today, and the usual time is added to it (decision 145). */
export function timeFits({ today, wanted, workDays, usual, age }: Asked): FitOfTime {
  const worked = addDays(today, workDays)
  const told = { wanted, work_days: workDays, usual }
  if (worked > wanted) return { ...told, answer: 'not', ends: null }
  if (!usual) return { ...told, answer: 'unknown', ends: null }
  if (age === 'too_old') return { ...told, answer: 'too_old', ends: null }
  const ends = { first: addDays(worked, usual.min_days), last: addDays(worked, usual.max_days) }
  return { ...told, answer: answerOf(ends, wanted), ends }
}

function answerOf({ first, last }: { first: string; last: string }, wanted: string) {
  if (first > wanted) return 'not'
  return addDays(last, SPARE_DAYS) <= wanted ? 'fits' : 'close'
}
