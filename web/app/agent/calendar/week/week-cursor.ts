import type { CalendarWeek } from '@sojourn/contract/work/calendar-week'
import type { Day } from '../../../ui/date/calendar-days.ts'
import type { Cell, Window } from './week-mark.ts'

export function cellOf(target: EventTarget): Cell | null {
  const name = (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell
  if (!name) return null
  const [day = 0, line = 0] = name.split(' ').map(Number)
  return { day, line }
}

export const within = ({ day, line }: Cell, { days, lines }: Window): Cell => ({
  day: Math.min(Math.max(day, days[0]), days[1]),
  line: Math.min(Math.max(line, lines[0]), lines[1]),
})

const NINE = 18

/** Keys begin at the present half hour of today, else at nine on the first day. */
export function usualCell({ days }: CalendarWeek, today: Day, now: number): Cell {
  const day = days.findIndex(({ date }) => date === today)
  const begin = days[day]?.start
  if (begin === undefined) return { day: 0, line: NINE }
  return { day, line: Math.ceil((now - Date.parse(begin)) / (30 * 60_000)) }
}

/** Page Up and Page Down turn the page, and so does an arrow where one day is all one sees. */
export function turnOf(key: string, { day }: Cell, { days }: Window): -1 | 1 | undefined {
  if (key === 'PageUp') return -1
  if (key === 'PageDown') return 1
  if (days[0] !== days[1]) return undefined
  if (key === 'ArrowLeft' && day === days[0]) return -1
  if (key === 'ArrowRight' && day === days[1]) return 1
  return undefined
}
