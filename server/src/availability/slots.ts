import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { contains, type Interval, merge, subtract } from './intervals.ts'

/** From one minute of the day up to another, which is not part of it: midnight at the end is 1440. */
export interface MinuteRange {
  start: number
  end: number
}

export interface Period {
  /** Days since 1970, both included. */
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
  /** Days of the agent's zone, both included. */
  from: string
  until: string
  now: number
  /** Minutes. */
  length: number
}

/** When a meeting can begin, in order. */
export function freeSlots(availability: Availability, { from, until, now, length }: Wanted): number[] {
  const { rules, meetings, busy, timezone } = availability
  const [first, last] = [dayNumber(from), dayNumber(until)]
  const stretches = stretchesOf(timezone, first - 1, last + 2)
  // A slot may run on into the day after.
  const open = openTimes(availability, stretches, first, last + 1)
  const taken = merge([...meetings.map(({ padded }) => padded), ...busy])
  const perDay = countByDay(meetings, stretches)
  const earliest = now + rules.noticeMinutes * MINUTE_MS
  const [before, after] = [rules.bufferBefore * MINUTE_MS, rules.bufferAfter * MINUTE_MS]

  const free: number[] = []
  let [nextOpen, nextTaken] = [0, 0]
  for (const { start, day } of startsOf(availability, stretches, first, last)) {
    const end = start + length * MINUTE_MS
    if (start < earliest || start === free.at(-1)) continue
    if (rules.mostADay !== null && (perDay.get(day) ?? 0) >= rules.mostADay) continue
    while ((open[nextOpen]?.until ?? Infinity) < end) nextOpen++
    if ((open[nextOpen]?.from ?? Infinity) > start) continue
    while ((taken[nextTaken]?.until ?? Infinity) <= start - before) nextTaken++
    if ((taken[nextTaken]?.from ?? Infinity) < end + after) continue
    free.push(start)
  }
  return free
}

/** Whether a meeting lies within the hours, whatever else is in the calendar. */
export function isWithinHours(availability: Availability, meeting: Interval) {
  const [first, last] = [meeting.from, meeting.until].map((time) => Math.floor(time / DAY_MS)) as [
    number,
    number,
  ]
  const stretches = stretchesOf(availability.timezone, first - 1, last + 2)
  return contains(openTimes(availability, stretches, first - 1, last + 1), meeting)
}

/**
 * A stretch of time with one offset from UTC. Within it local times are plain sums, so what a change of clocks skips
 * falls out and what it repeats is there twice, without a rule for either.
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

function openTimes(availability: Availability, stretches: Stretch[], first: number, last: number) {
  const [open, closed]: [Interval[], Interval[]] = [[], []]
  for (let day = first; day <= last; day++) {
    for (const range of hoursOf(availability, day)) open.push(...instantsOf(stretches, day, range))
    for (const range of blocksOf(availability, day)) closed.push(...instantsOf(stretches, day, range))
  }
  return subtract(merge(open), merge(closed))
}

/** The grid of slots begins anew with each range. Where clocks go back two starts have the same local time. */
function startsOf(availability: Availability, stretches: Stretch[], first: number, last: number) {
  const starts: { start: number; day: number }[] = []
  for (let day = first; day <= last; day++) {
    for (const { start, end } of hoursOf(availability, day)) {
      for (let minute = start; minute < end; minute += availability.rules.slotStep) {
        const local = day * DAY_MS + minute * MINUTE_MS
        for (const { from, until, offset } of stretches) {
          if (local - offset >= from && local - offset < until) starts.push({ start: local - offset, day })
        }
      }
    }
  }
  return starts.sort((one, other) => one.start - other.start)
}

function hoursOf({ overrides, workHours }: Availability, day: number): MinuteRange[] {
  const override = overrides.find((period) => isIn(period, day))
  return override ? override.ranges : workHours.filter(({ weekday }) => weekday === weekdayOf(day))
}

const WHOLE_DAY: MinuteRange = { start: 0, end: 24 * 60 }

const blocksOf = ({ blocked }: Availability, day: number) =>
  blocked
    .filter((period) => isIn(period, day))
    .flatMap(({ ranges }) => (ranges.length > 0 ? ranges : [WHOLE_DAY]))

function* instantsOf(stretches: Stretch[], day: number, range: MinuteRange): Generator<Interval> {
  for (const stretch of stretches) {
    const from = Math.max(stretch.from, day * DAY_MS + range.start * MINUTE_MS - stretch.offset)
    const until = Math.min(stretch.until, day * DAY_MS + range.end * MINUTE_MS - stretch.offset)
    if (from < until) yield { from, until }
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

const isIn = ({ from, until }: Period, day: number) => from <= day && day <= until
