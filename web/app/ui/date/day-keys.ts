import { type KeyboardEvent, useRef } from 'react'
import { readingKey } from '../text/reading-key.ts'
import {
  addDays,
  addMonths,
  addYears,
  type Day,
  daysInMonth,
  firstOfMonth,
  weekdayOf,
} from './calendar-days.ts'

export function useDayKeys(
  { active, weekStart }: { active: Day; weekStart: number },
  onMove: (target: Day) => void,
) {
  const typed = useRef('')
  return (event: KeyboardEvent<HTMLElement>) => {
    // With these the keys are the browser's: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    typed.current = numberTyped(typed.current, event.key, active)
    const target = typed.current
      ? inMonthOf(active, Number(typed.current))
      : targetOf(readingKey(event.key), active, { whole: event.shiftKey, weekStart })
    if (!target) return
    event.preventDefault()
    onMove(target)
  }
}

/** The number of a day in this month as far as it is typed: 1 and then 5 is the 15th, 9 and then 5 the 5th. */
function numberTyped(before: string, key: string, month: Day) {
  if (!/^\d$/.test(key)) return ''
  const isDay = (digits: string) => Number(digits) >= 1 && Number(digits) <= daysInMonth(month)
  return [before + key, key].find(isDay) ?? ''
}

const inMonthOf = (month: Day, number: number) => addDays(firstOfMonth(month), number - 1)

interface Week {
  /** Steps go by years, not months. */
  whole: boolean
  weekStart: number
}

function targetOf(key: string, day: Day, { whole, weekStart }: Week): Day | undefined {
  const before = (weekdayOf(day) - weekStart + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -before)
    case 'End':
      return addDays(day, 6 - before)
    case 'PageUp':
      return whole ? addYears(day, -1) : addMonths(day, -1)
    case 'PageDown':
      return whole ? addYears(day, 1) : addMonths(day, 1)
  }
}
