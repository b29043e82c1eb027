import { storedEndOf } from '@sojourn/contract/dates/day-time'
import { DAY_MS } from '../../../server/src/platform/clock.ts'
import type { AgentStory } from './demo-agents.ts'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The files tell hours as people see them. */
export function hoursOf({ hours, periods }: AgentStory, today: Date) {
  return {
    workHours: Object.entries(hours).flatMap(([weekdays, ranges]) =>
      weekdaysOf(weekdays).flatMap((day) => ranges.map((range) => ({ day, ...rangeOf(range) }))),
    ),
    workHoursOverride: periods.map(({ in_days, days, hours: ranges }) => ({
      from: { date: dayIn(today, in_days) },
      to: { date: dayIn(today, in_days + days - 1) },
      workHours: ranges.map(rangeOf),
    })),
  }
}

export const blocksOf = ({ blocked }: AgentStory, today: Date) =>
  blocked.map(({ in_days, days, hours }) => ({
    dateRange: { start: dayIn(today, in_days), end: dayIn(today, in_days + days - 1) },
    timeRanges: hours.map(rangeOf),
  }))

export const dayIn = (today: Date, days: number) =>
  new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)

function rangeOf(range: string) {
  const [start = '', end = ''] = range.split('-')
  return { start, end: storedEndOf(end) }
}

/** Weekdays are written `mon-fri`, `mon,wed` or both. */
const weekdaysOf = (weekdays: string) =>
  weekdays.split(',').flatMap((part) => {
    const [first, last] = part.split('-').map((name) => WEEKDAYS.indexOf(name))
    if (first === undefined || first < 0 || last === -1) throw new Error(`${weekdays} are no days`)
    const count = last === undefined ? 1 : ((last - first + 7) % 7) + 1
    return Array.from({ length: count }, (_, index) => (first + index) % 7)
  })
