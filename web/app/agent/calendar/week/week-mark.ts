import { timeOf } from '@sojourn/contract/dates/day-time'
import type { Span } from '@sojourn/contract/work/calendar-week'
import type { Day } from '../../../ui/date/calendar-days.ts'
import { type Grid, HALF_HOUR_MS } from './week-grid.ts'

export interface Cell {
  day: number
  line: number
}

/** Half hours that are marked: the same of each day from one to another. */
export interface Mark {
  anchor: Cell
  head: Cell
}

export const markAt = (cell: Cell): Mark => ({ anchor: cell, head: cell })

interface Edges {
  days: [first: number, last: number]
  lines: [first: number, last: number]
}

export const edgesOf = ({ anchor, head }: Mark): Edges => ({
  days: [Math.min(anchor.day, head.day), Math.max(anchor.day, head.day)],
  lines: [Math.min(anchor.line, head.line), Math.max(anchor.line, head.line)],
})

export function isMarked(mark: Mark | null, { day, line }: Cell) {
  if (!mark) return false
  const { days, lines } = edgesOf(mark)
  return days[0] <= day && day <= days[1] && lines[0] <= line && line <= lines[1]
}

export interface Window {
  /** Days and lines one can see, the last included. */
  days: [first: number, last: number]
  lines: [first: number, last: number]
}

/** A half hour that a day does not have is passed over. The result is undefined for other keys. */
export function moved(grid: Grid, window: Window, { day, line }: Cell, key: string): Cell | undefined {
  const [top, bottom] = window.lines
  switch (key) {
    case 'ArrowUp':
      return stepped(grid, { day, line }, -1, window) ?? { day, line }
    case 'ArrowDown':
      return stepped(grid, { day, line }, 1, window) ?? { day, line }
    case 'ArrowLeft':
      return landed(grid, { day: Math.max(window.days[0], day - 1), line }, window)
    case 'ArrowRight':
      return landed(grid, { day: Math.min(window.days[1], day + 1), line }, window)
    case 'Home':
      return landed(grid, { day, line: top }, window)
    case 'End':
      return stepped(grid, { day, line: bottom + 1 }, -1, window)
  }
}

function stepped({ days }: Grid, { day, line }: Cell, step: number, { lines: [top, bottom] }: Window) {
  for (let next = line + step; next >= top && next <= bottom; next += step)
    if (days[day]?.cells[next] != null) return { day, line: next }
  return undefined
}

/** The half hour itself, else the next one the day has, else the one before. */
export function landed(grid: Grid, cell: Cell, window: Window): Cell {
  if (grid.days[cell.day]?.cells[cell.line] != null) return cell
  return stepped(grid, cell, 1, window) ?? stepped(grid, cell, -1, window) ?? cell
}

/** When each marked day is marked, as instants: what follows on is one. */
export function spansOf(grid: Grid, mark: Mark): Span[] {
  const { days, lines } = edgesOf(mark)
  return grid.days.slice(days[0], days[1] + 1).flatMap(({ cells }) => {
    const spans: [from: number, until: number][] = []
    for (const at of cells.slice(lines[0], lines[1] + 1)) {
      if (at === null) continue
      const last = spans.at(-1)
      if (last && last[1] === at) last[1] = at + HALF_HOUR_MS
      else spans.push([at, at + HALF_HOUR_MS])
    }
    return spans.map(([from, until]) => ({
      start: new Date(from).toISOString(),
      end: new Date(until).toISOString(),
    }))
  })
}

export interface Marked {
  dateRange: { start: Day; end: Day }
  /** The times are those of each day, with their last minutes; none stand for whole days. */
  timeRanges: { start: string; end: string }[]
}

const MINUTES_A_DAY = 24 * 60

/** The same as days and hours of the clock: an hour that is there twice is meant both times. */
export function hoursMarked(grid: Grid, mark: Mark): Marked {
  const { days, lines } = edgesOf(mark)
  const minutes = grid.lines.slice(lines[0], lines[1] + 1).map(({ minute }) => minute)
  const [from, until] = [Math.min(...minutes), Math.max(...minutes) + 30]
  return {
    dateRange: { start: grid.days[days[0]]?.date ?? '', end: grid.days[days[1]]?.date ?? '' },
    timeRanges:
      from === 0 && until === MINUTES_A_DAY ? [] : [{ start: timeOf(from), end: timeOf(until - 1) }],
  }
}
