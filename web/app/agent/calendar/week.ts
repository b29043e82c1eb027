import { seenEndOf, storedEndOf } from '@sojourn/contract/dates/day-time'
import { WEEKDAYS } from '@sojourn/contract/dates/moments'
import type { WorkHours } from '@sojourn/contract/supply/availability'
import { readTime } from '../../ui/date/read-time.ts'

export const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const

/** People see times so: 17:00, and midnight as 00:00; a time is empty while it is being typed. */
export interface SeenRange {
  from: string
  to: string
}

export interface WeekDay {
  checked: boolean
  ranges: SeenRange[]
}

/** Sunday 0 to Saturday 6. */
export type Week = readonly WeekDay[]

export const WORKING_DAY: SeenRange = { from: '09:00', to: '17:00' }

type Stored = { start: string; end: string }

export const seen = ({ start, end }: Stored): SeenRange => ({ from: start, to: seenEndOf(end) })
export const stored = ({ from, to }: SeenRange): Stored => ({ start: from, end: to && storedEndOf(to) })

/** A row nobody filled in is none. */
export const isFilled = ({ from, to }: SeenRange) => from !== '' || to !== ''

export const weekFrom = (hours: WorkHours['workHours']): Week =>
  WEEKDAYS.map((_, day) => {
    const ranges = hours.filter((range) => range.day === day).map(seen)
    return { checked: ranges.length > 0, ranges }
  })

export const workingWeek = (): Week =>
  WEEKDAYS.map((_, day) =>
    day === 0 || day === 6 ? { checked: false, ranges: [] } : { checked: true, ranges: [WORKING_DAY] },
  )

/** Errors come back by the number of a row in the list that is sent. */
export function placesOf(week: Week) {
  let next = 0
  return week.map(({ checked, ranges }) => {
    const first = next
    if (checked) next += ranges.filter(isFilled).length
    return first
  })
}

export const changeDay = (week: Week, day: number, changed: WeekDay): Week =>
  week.map((old, index) => (index === day ? changed : old))

/** A day without hours begins with the usual ones. */
export const checkDay = (week: Week, day: number, checked: boolean): Week => {
  const { ranges } = week[day] as WeekDay
  return changeDay(week, day, { checked, ranges: ranges.some(isFilled) ? ranges : [WORKING_DAY] })
}

export const copyDay = (week: Week, from: number, to: readonly number[]): Week =>
  week.map((old, day) => (to.includes(day) ? (week[from] as WeekDay) : old))

/** The rows of a form, whose inputs are named `{name}.{number}.start` and so on. */
export function readRanges(data: FormData, name: string) {
  // A text that is no time is sent as it was typed, and refused at its place.
  const text = (key: string) => {
    const typed = data.get(key)?.toString() ?? ''
    return readTime(typed) ?? typed
  }
  const rows = []
  for (let row = 0; data.has(`${name}.${row}.start`); row++) {
    const day = data.get(`${name}.${row}.day`)
    const range = stored({ from: text(`${name}.${row}.start`), to: text(`${name}.${row}.end`) })
    rows.push(day === null ? range : { day: Number(day), ...range })
  }
  return rows
}
