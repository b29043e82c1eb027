import { parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import type { Day } from '../calendar-days.ts'
import type { DateLimits } from '../date-rules.ts'
import { useWeekStart } from '../week-start.ts'

export interface PickerProps extends DateLimits {
  box: RefObject<HTMLElement | null>
  wantsCalendar: boolean
  labelId: string
}

const WEEKDAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The same, in the words of React Aria. */
export function useCalendarProps({ min, max, isDateUnavailable, labelId }: PickerProps) {
  const firstDayOfWeek = WEEKDAY_NAMES[useWeekStart()]
  return {
    ...(min && { minValue: parseDate(min) }),
    ...(max && { maxValue: parseDate(max) }),
    ...(isDateUnavailable && {
      isDateUnavailable: (date: { toString(): string }) => isDateUnavailable(date.toString().slice(0, 10)),
    }),
    ...(firstDayOfWeek && { firstDayOfWeek }),
    'aria-labelledby': labelId,
    autoFocus: true,
  }
}

export const parsed = (day: Day | '') => (day ? parseDate(day) : null)
