import { z } from 'zod'
import { defineCall, empty, fileBytes, list, one } from '../calls/call.ts'
import { pageQuery } from '../calls/page.ts'
import { RANGE_INCOMPLETE, RANGE_REVERSED } from '../dates/day-range.ts'
import { minuteOf } from '../dates/day-time.ts'
import { Day, Instant } from '../dates/time.ts'
import { timezone } from '../people/people-fields.ts'

const NO_END = "Please enter 'to' when 'from' is set."
const RANGES_OVERLAP = 'These hours overlap. Please leave each of them to one range.'
const PERIODS_OVERLAP = 'Two of these periods share a day. Please keep them apart.'

export const MONTHS_AHEAD = 3
const MOST_RANGES_A_DAY = 12
const MOST_OVERRIDES = 60

const DAY_TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const dayTime = (wrong: string) => z.string(wrong).regex(DAY_TIME, wrong)

/** Both ends as they are stored: `end` is the last minute, one before the end people see (`day-time.ts`). */
const startAndEnd = { start: dayTime('Please enter a start.'), end: dayTime(NO_END) }

const TimeRange = z
  .strictObject(startAndEnd)
  .refine(({ start, end }) => start <= end, { path: ['end'], message: 'The end must be after the start.' })
export type TimeRange = z.output<typeof TimeRange>

/** The ranges of a day are in their order, and none reaches into another. */
const timeRanges = z
  .array(TimeRange)
  .max(MOST_RANGES_A_DAY, `A day has at most ${MOST_RANGES_A_DAY} ranges.`)
  .transform((ranges) => ranges.toSorted((one, other) => minuteOf(one.start) - minuteOf(other.start)))
  .refine(areApart, RANGES_OVERLAP)

function areApart(ranges: TimeRange[]) {
  return ranges.every((range, index) => index === 0 || (ranges[index - 1]?.end ?? '') < range.start)
}

/** Weekdays run from Sunday 0 to Saturday 6. */
const WorkRange = z
  .strictObject({ day: z.int().min(0).max(6), ...startAndEnd })
  .refine(({ start, end }) => start <= end, { path: ['end'], message: 'The end must be after the start.' })
export type WorkRange = z.output<typeof WorkRange>

const rangeDay = z.iso.date(RANGE_INCOMPLETE).refine((day) => day >= '0001', RANGE_INCOMPLETE)
const day = z.strictObject({ date: rangeDay }, RANGE_INCOMPLETE)

/** Both days are included; without hours the days are closed. */
const WorkHoursOverride = z
  .strictObject({ from: day, to: day, workHours: timeRanges })
  .refine(({ from, to }) => from.date <= to.date, { path: ['to'], message: RANGE_REVERSED })
export type WorkHoursOverride = z.output<typeof WorkHoursOverride>

const workHours = z
  .array(WorkRange)
  .max(7 * MOST_RANGES_A_DAY)
  .superRefine((ranges, context) => {
    for (const [weekday, ofDay] of Map.groupBy(ranges, (range) => range.day)) {
      const sorted = ofDay.toSorted((one, other) => minuteOf(one.start) - minuteOf(other.start))
      if (!areApart(sorted))
        context.addIssue({ code: 'custom', path: [String(weekday)], message: RANGES_OVERLAP })
    }
  })

const overrides = z
  .array(WorkHoursOverride)
  .max(MOST_OVERRIDES, `Please keep it to ${MOST_OVERRIDES} periods.`)
  .refine((periods) => {
    const sorted = periods.toSorted((one, other) => (one.from.date < other.from.date ? -1 : 1))
    return sorted.every(({ from }, index) => index === 0 || (sorted[index - 1]?.to.date ?? '') < from.date)
  }, PERIODS_OVERLAP)

/** A meeting that stands although the hours no longer hold it: changing them never cancels one. */
const Clash = z.strictObject({ id: z.uuid(), start: Instant, end: Instant, client: z.string().nullable() })
export type Clash = z.output<typeof Clash>

const WorkHours = z.strictObject({
  /** The zone all days and times are of; without one there are no slots. */
  timezone: z.strictObject({ name: z.string() }).nullable(),
  workHours: z.array(z.strictObject({ day: z.int(), start: z.string(), end: z.string() })),
  workHoursOverride: z.array(
    z.strictObject({
      from: z.strictObject({ date: Day }),
      to: z.strictObject({ date: Day }),
      workHours: z.array(z.strictObject({ start: z.string(), end: z.string() })),
    }),
  ),
  /** The days of those periods that have hours, as far as clients can choose. */
  validDates: z.array(Day),
  clashes: z.array(Clash),
})
export type WorkHours = z.output<typeof WorkHours>

export const showWorkHours = defineCall({
  method: 'GET',
  path: '/account/consultant/work-hours',
  summary: 'The weekly hours and the periods with other hours, in the time zone of the agent.',
  who: 'agent',
  reply: one(WorkHours),
})

export const NewWorkHours = z.strictObject({ workHours, workHoursOverride: overrides })

export const updateWorkHours = defineCall({
  method: 'PUT',
  path: '/account/consultant/work-hours',
  summary: 'Replaces them; meetings that no longer fit stand and are listed.',
  who: 'agent',
  body: NewWorkHours,
  reply: one(WorkHours),
})

export const BlockedDate = z.strictObject({
  id: z.uuid(),
  dateRange: z.strictObject({ start: Day, end: Day }),
  /** The ranges hold on each of the days; without any the days are blocked whole. */
  timeRanges: z.array(z.strictObject({ start: z.string(), end: z.string() })),
})
export type BlockedDate = z.output<typeof BlockedDate>

export const NewBlockedDate = z.strictObject({
  dateRange: z
    .strictObject({ start: rangeDay, end: rangeDay }, RANGE_INCOMPLETE)
    .refine(({ start, end }) => start <= end, RANGE_REVERSED),
  timeRanges: timeRanges.default([]),
})

const Blocked = BlockedDate.extend({ clashes: z.array(Clash) })

export const listBlockedDates = defineCall({
  method: 'GET',
  path: '/account/consultant/blocked-dates',
  summary: 'What is blocked today and later, the nearest first.',
  who: 'agent',
  query: z.object(pageQuery),
  reply: list(BlockedDate),
})

export const addBlockedDate = defineCall({
  method: 'POST',
  path: '/account/consultant/blocked-dates',
  summary: 'Blocks whole days or hours of days; meetings then stand and are listed.',
  who: 'agent',
  body: NewBlockedDate,
  reply: one(Blocked),
  status: 201,
})

const blockedDateId = z.object({ id: z.uuid() })

export const updateBlockedDate = defineCall({
  method: 'PUT',
  path: '/account/consultant/blocked-dates/{id}',
  summary: 'Changes what is blocked.',
  who: 'agent',
  params: blockedDateId,
  body: NewBlockedDate,
  reply: one(Blocked),
})

export const removeBlockedDate = defineCall({
  method: 'DELETE',
  path: '/account/consultant/blocked-dates/{id}',
  summary: 'Takes the block away.',
  who: 'agent',
  params: blockedDateId,
  reply: empty,
  status: 204,
})

export const freeBlockedDates = defineCall({
  method: 'POST',
  path: '/account/consultant/blocked-dates/free',
  summary: 'Frees whole days or hours of days, whichever blocks they are in; the rest of those blocks stays.',
  who: 'agent',
  body: NewBlockedDate,
  reply: empty,
  status: 204,
})

export const SLOT_STEPS = [5, 10, 15, 20, 30, 60] as const
/** A day has so many starts: eight hours in steps of five minutes. Longer days have wider steps. */
export const MOST_STARTS_A_DAY = 96
export const MOST_BUFFER_MINUTES = 240
export const MOST_NOTICE_MINUTES = 30 * 24 * 60
export const MOST_MEETINGS_A_DAY = 50

const minutes = (most: number) => z.int('please choose a time').min(0).max(most)

export const AvailabilityRules = z.strictObject({
  /** The minutes are kept free before and after each meeting. */
  buffer_before: minutes(MOST_BUFFER_MINUTES),
  buffer_after: minutes(MOST_BUFFER_MINUTES),
  notice_minutes: minutes(MOST_NOTICE_MINUTES),
  /** Null means as many as fit. */
  most_a_day: z
    .int('please enter a whole number')
    .min(1, 'please enter 1 or more')
    .max(MOST_MEETINGS_A_DAY, `please enter ${MOST_MEETINGS_A_DAY} or less`)
    .nullable(),
  slot_step: z.union(
    SLOT_STEPS.map((step) => z.literal(step)),
    'please choose how far apart slots begin',
  ),
})
export type AvailabilityRules = z.output<typeof AvailabilityRules>

export const showAvailabilityRules = defineCall({
  method: 'GET',
  path: '/account/consultant/availability-rules',
  summary: 'Buffers, notice and how many meetings a day.',
  who: 'agent',
  reply: one(AvailabilityRules),
})

export const updateAvailabilityRules = defineCall({
  method: 'PUT',
  path: '/account/consultant/availability-rules',
  summary: 'Changes them, for meetings still to come.',
  who: 'agent',
  body: AvailabilityRules,
  reply: one(AvailabilityRules),
})

export const DEFAULT_MEETING_MINUTES = 30

export const Schedules = z.strictObject({
  /** It is null for an agent who has not told their zone and has no slots. */
  timezone: z.strictObject({ name: z.string() }).nullable(),
  length: z.int(),
  /** The first and last day a client can choose, in the zone asked for. */
  window: z.strictObject({ from: Day, to: Day }),
  validDates: z.array(Day),
  slots: z.array(Instant),
  /** It is false where the agent has set no hours for the days asked for. */
  has_hours: z.boolean(),
})
export type Schedules = z.output<typeof Schedules>

export const listSchedules = defineCall({
  method: 'GET',
  path: '/consultants/{id}/schedules',
  summary: 'When an agent can be met, as instants; never why they cannot. `id` is a username or uuid.',
  who: 'anyone',
  params: z.object({ id: z.string().max(36) }),
  query: z
    .object({
      /** Without them it is everything from today to three months ahead, in days of `timezone`. */
      from: Day.optional(),
      to: Day.optional(),
      length: z.coerce.number().int().min(5).max(480).default(DEFAULT_MEETING_MINUTES),
      /** The days of `from`, `to` and `validDates` are of this zone; it is the agent’s own unless told. */
      timezone: timezone.optional(),
    })
    .superRefine(({ from, to }, context) => {
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if ((from === undefined) !== (to === undefined)) wrong(from ? 'to' : 'from', RANGE_INCOMPLETE)
      else if (from && to && to < from) wrong('to', RANGE_REVERSED)
    }),
  reply: one(Schedules),
})

const CalendarFeed = z.strictObject({
  /** Null means that there is none. */
  address: z.url().nullable(),
  created_at: Instant.nullable(),
  last_read_at: Instant.nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

export const showCalendarFeed = defineCall({
  method: 'GET',
  path: '/account/consultant/calendar-feed',
  summary: 'The secret address other calendar programs read the calendar by.',
  who: 'agent',
  reply: one(CalendarFeed),
})

export const renewCalendarFeed = defineCall({
  method: 'POST',
  path: '/account/consultant/calendar-feed',
  summary: 'Makes a new address; an older one no longer works.',
  who: 'agent',
  reply: one(CalendarFeed),
})

export const revokeCalendarFeed = defineCall({
  method: 'DELETE',
  path: '/account/consultant/calendar-feed',
  summary: 'Takes the address away.',
  who: 'agent',
  reply: empty,
  status: 204,
})

export const readCalendarFeed = defineCall({
  method: 'GET',
  path: '/calendars/{name}',
  summary: 'An agent’s meetings and blocked times as iCalendar, for whoever has the secret address.',
  who: 'anyone',
  params: z.object({ name: z.string().regex(/^[A-Za-z0-9_-]{43}\.ics$/) }),
  download: 'text/calendar; charset=utf-8',
  reply: fileBytes,
})
