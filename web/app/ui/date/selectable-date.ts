import { t } from '@sojourn/contract/words/t'
import { addMonths, type Day, type DayRange, weekdayOf } from './calendar-days.ts'

export const MONTHS_AHEAD = 3

/** The seed's spelling. */
export const NOT_AVAILABLE = t('Not Avaliable')

export interface DateRule {
  /** The present day of the person whose calendar this is. */
  today: Day
  /** Ranges taken out of the calendar, both ends included. */
  overrides?: readonly DayRange[]
  /** The weekdays of the work hours, Sunday 0 to Saturday 6. */
  weekdays?: readonly number[]
  validDates?: readonly Day[]
  validRange?: DayRange
}

export const lastSelectable = ({ today }: Pick<DateRule, 'today'>) => addMonths(today, MONTHS_AHEAD)

/** From today to three months ahead, outside every override, and inside one of the limits where any is given. */
export function isSelectable(day: Day, rule: DateRule) {
  if (day < rule.today || day > lastSelectable(rule)) return false
  if (rule.overrides?.some((range) => isWithin(day, range))) return false
  return isAllowed(day, rule)
}

function isAllowed(day: Day, { weekdays, validDates, validRange }: DateRule) {
  if (!weekdays && !validDates && !validRange) return true
  return (
    weekdays?.includes(weekdayOf(day)) === true ||
    validDates?.includes(day) === true ||
    (validRange !== undefined && isWithin(day, validRange))
  )
}

const isWithin = (day: Day, { from, to }: DayRange) => day >= from && day <= to
