import { fullDay } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import type { Day } from './calendar-days.ts'
import { NOT_AVAILABLE } from './selectable-date.ts'

export interface DateLimits {
  min?: Day | undefined
  max?: Day | undefined
  isDateUnavailable?: ((day: Day) => boolean) | undefined
}

/** The form judges an empty one. */
export function dateProblem(day: Day | '', { min, max, isDateUnavailable }: DateLimits): string | undefined {
  if (day === '') return undefined
  if (min && day < min) return t('Please choose {day} or later.', { day: fullDay(min) })
  if (max && day > max) return t('Please choose {day} or earlier.', { day: fullDay(max) })
  return isDateUnavailable?.(day) ? NOT_AVAILABLE : undefined
}

/** Exactly two days, in their order. */
export type DateRange = readonly [start: Day, end: Day]

/** Reads the two inputs that a date range named `name` puts into a form; null unless both are there. */
export function dateRangeFrom(form: FormData, name: string): DateRange | null {
  const [start, end] = [`${name}_start`, `${name}_end`].map((part) => String(form.get(part) ?? ''))
  return start && end ? [start, end] : null
}
