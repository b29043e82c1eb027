import { MOST_STARTS_A_DAY, SLOT_STEPS } from '@sojourn/contract/supply/availability'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { contains, type Interval, merge, subtract } from './intervals.ts'

/** From one minute of the day up to another, which is not part of it: midnight at the end is 1440. */
export interface MinuteRange {
  start: number
  end: number
}

export interface Period {
  /** Days count from 1970, both included. */
  from: number
  until: number
  ranges: MinuteRange[]
}

/** Everything slots are made of. Days and minutes are those of the zone, instants are milliseconds. */
export interface Availability {
  timezone: string
  workHours: (MinuteRange & { weekday: number })[]
  overrides: Period[]
  /** Without ranges its days are blocked whole. */
  blocked: Period[]
  meetings: { start: number; padded: Interval }[]
  busy: Interval[]
  rules: {
    bufferBefore: number
    bufferAfter: number
    noticeMinutes: number
    mostADay: number | null
    slotStep: number
  }
}

interface Wanted {
  /** Days are of the agent's zone, both included. */
  from: string
  until: string
  now: number
  /** It is in minutes. */
  length: number
}

/** The starts come in order. */
export function freeSlots(availability: Availability, { from, until, now, length }: Wanted): number[] {
  const { rules, meetings, busy, timezone } = availability
  const [first, last] = [dayNumber(from), dayNumber(until)]
  const stretches = stretchesOf(timezone, first - 1, last + 2)
  // A slot may run on into the day after.
  const days = planDays(availability, first, last + 1)
  const open = openTimes(days, stretches)
  const taken = merge([...meetings.map(({ padded }) => padded), ...busy])
  const perDay = countByDay(meetings, stretches)
  const earliest = now + rules.noticeMinutes * MINUTE_MS
  const [before, after] = [rules.bufferBefore * MINUTE_MS, rules.bufferAfter * MINUTE_MS]

  const free: number[] = []
  let [nextOpen, nextTaken] = [0, 0]
  const offered = days.slice(0, -1).filter(({ day }) => (perDay.get(day) ?? 0) < (rules.mostADay ?? Infinity))
  for (const start of startsOf(offered, rules.slotStep, stretches)) {
    const end = start + length * MINUTE_MS
    if (start < earliest || start === free.at(-1)) continue
    while ((open[nextOpen]?.until ?? Infinity) < end) nextOpen++
    if ((open[nextOpen]?.from ?? Infinity) > start) continue
    while ((taken[nextTaken]?.until ?? Infinity) <= start - before) nextTaken++
    if ((taken[nextTaken]?.from ?? Infinity) < end + after) continue
    free.push(start)
  }
  return free
}

export function isWithinHours(availability: Availability, meeting: Interval) {
  const [first, last] = [meeting.from, meeting.until].map((time) => Math.floor(time / DAY_MS)) as [
    number,
    number,
  ]
  const stretches = stretchesOf(availability.timezone, first - 1, last + 2)
  return contains(openTimes(planDays(availability, first - 1, last + 1), stretches), meeting)
}

/** Clocks that change skip some of the local times of a day, or have them twice. */
export function instantsOf(timezone: string, day: number, ranges: MinuteRange[]): Interval[] {
  const stretches = stretchesOf(timezone, day - 1, day + 2)
  const intervals: Interval[] = []
  for (const range of ranges) addInstants(intervals, stretches, day, range)
  return merge(intervals)
}

/**
 * A stretch of time has one offset from UTC. Within it local times are plain sums, so what a change of clocks
 * skips falls out and what it repeats is there twice, without a rule for either.
 */
interface Stretch extends Interval {
  offset: number
}

function stretchesOf(timezone: string, first: number, last: number): Stretch[] {
  const stretches: Stretch[] = []
  const end = last * DAY_MS + DAY_MS
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(
    first * DAY_MS - DAY_MS,
  ).toZonedDateTimeISO(timezone)
  while (at && at.epochMilliseconds < end) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition('next')
    stretches.push({
      from: at.epochMilliseconds,
      until: Math.min(end, next?.epochMilliseconds ?? end),
      offset: at.offsetNanoseconds / 1e6,
    })
    at = next
  }
  return stretches
}

interface PlannedDay {
  day: number
  hours: MinuteRange[]
  blocks: MinuteRange[]
}

const WHOLE_DAY: MinuteRange = { start: 0, end: 24 * 60 }

function planDays({ workHours, overrides, blocked }: Availability, first: number, last: number) {
  const ofWeek = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    workHours.filter((range) => range.weekday === weekday),
  )
  const days: PlannedDay[] = []
  for (let day = first; day <= last; day++)
    days.push({ day, hours: ofWeek[weekdayOf(day)] ?? [], blocks: [] })
  // The first of them that has a day decides it.
  for (const { ranges, ...period } of overrides.toReversed())
    for (const planned of daysIn(days, period)) planned.hours = ranges
  for (const { ranges, ...period } of blocked)
    for (const planned of daysIn(days, period))
      planned.blocks.push(...(ranges.length > 0 ? ranges : [WHOLE_DAY]))
  return days
}

function daysIn(days: PlannedDay[], { from, until }: Pick<Period, 'from' | 'until'>) {
  const first = days[0]?.day ?? 0
  return days.slice(Math.max(0, from - first), Math.max(0, until - first + 1))
}

function openTimes(days: PlannedDay[], stretches: Stretch[]) {
  const [open, closed]: [Interval[], Interval[]] = [[], []]
  for (const { day, hours, blocks } of days) {
    for (const range of hours) addInstants(open, stretches, day, range)
    for (const range of blocks) addInstants(closed, stretches, day, range)
  }
  return subtract(merge(open), merge(closed))
}

/** The grid of slots begins anew with each range. Where clocks go back two starts have the same local time. */
function startsOf(days: PlannedDay[], slotStep: number, stretches: Stretch[]) {
  const starts: number[] = []
  for (const { day, hours } of days) {
    const step = stepOf(hours, slotStep)
    for (const { start, end } of hours) {
      for (let minute = start; minute < end; minute += step) {
        const local = day * DAY_MS + minute * MINUTE_MS
        for (const { from, until, offset } of stretches) {
          if (local - offset >= from && local - offset < until) starts.push(local - offset)
        }
      }
    }
  }
  return starts.sort((one, other) => one - other)
}

/** The step the agent chose, or the next wider one with which the day does not begin too often. */
const stepOf = (hours: MinuteRange[], slotStep: number) =>
  SLOT_STEPS.find((step) => step >= slotStep && startsWith(hours, step) <= MOST_STARTS_A_DAY) ?? slotStep

const startsWith = (hours: MinuteRange[], step: number) =>
  hours.reduce((sum, { start, end }) => sum + Math.ceil((end - start) / step), 0)

function addInstants(intervals: Interval[], stretches: Stretch[], day: number, { start, end }: MinuteRange) {
  const [begin, finish] = [day * DAY_MS + start * MINUTE_MS, day * DAY_MS + end * MINUTE_MS]
  for (const stretch of stretches) {
    const from = Math.max(stretch.from, begin - stretch.offset)
    const until = Math.min(stretch.until, finish - stretch.offset)
    if (from < until) intervals.push({ from, until })
  }
}

function countByDay(meetings: Availability['meetings'], stretches: Stretch[]) {
  const counts = new Map<number, number>()
  for (const { start } of meetings) {
    const stretch = stretches.find(({ from, until }) => start >= from && start < until)
    if (!stretch) continue
    const day = Math.floor((start + stretch.offset) / DAY_MS)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The first day of 1970 was a Thursday. */
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7
