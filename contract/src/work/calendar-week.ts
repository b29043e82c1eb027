import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { Day, Instant } from '../dates/time.ts'
import { BlockedDate } from '../supply/availability.ts'

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2199-12-31'

const Span = z.strictObject({ start: Instant, end: Instant })
export type Span = z.output<typeof Span>

/** A day begins and ends with the clocks of its agent's zone, and has 23 or 25 hours where those change. */
const CalendarDay = z.strictObject({
  date: Day,
  ...Span.shape,
  /** Clients can meet them then, whatever is blocked, booked or busy. */
  hours: z.array(Span),
  special: z.boolean(),
  away: z.boolean(),
})
export type CalendarDay = z.output<typeof CalendarDay>

const ofOrder = {
  order: z.strictObject({ uuid: z.string(), title: z.string() }),
  /** It is null for a client who left. */
  client: z.string().nullable(),
  client_timezone: z.string().nullable(),
}

const MeetingInWeek = z.strictObject({
  id: z.string(),
  slug: z.enum(['booked', 'done', 'missed_by_client', 'missed_by_agent']),
  ...Span.shape,
  ...ofOrder,
  order: ofOrder.order.nullable(),
})
export type MeetingInWeek = z.output<typeof MeetingInWeek>

/** A time that waits for an answer. */
const OfferInWeek = z.strictObject({
  id: z.string(),
  kind: z.enum(['move', 'offer']),
  made_by: z.enum(['client', 'agent']),
  ...Span.shape,
  answer_by: Instant,
  ...ofOrder,
  may: z.array(z.string()),
})
export type OfferInWeek = z.output<typeof OfferInWeek>

/** An order whose client can be offered a time. */
const OrderToMeet = z.strictObject({
  uuid: z.string(),
  title: z.string(),
  client: z.string(),
  /** It is in minutes. */
  meeting_length: z.int(),
})
export type OrderToMeet = z.output<typeof OrderToMeet>

export const MOST_ORDERS_TO_MEET = 100

export const CalendarWeek = z.strictObject({
  /** The zone whose days they are; null for one who has not told theirs, and then there are none. */
  timezone: z.strictObject({ name: z.string() }).nullable(),
  days: z.array(CalendarDay),
  /** A block stands whole, as it was made; its spans are the part in this week. */
  blocks: z.array(BlockedDate.extend({ spans: z.array(Span) })),
  busy: z.array(Span),
  meetings: z.array(MeetingInWeek),
  offers: z.array(OfferInWeek),
  /** There are at most 100. */
  orders: z.array(OrderToMeet),
})
export type CalendarWeek = z.output<typeof CalendarWeek>

export const showCalendarWeek = defineCall({
  method: 'GET',
  path: '/account/consultant/calendar',
  summary:
    'Seven days of an agent’s calendar: hours, what is blocked or busy, meetings, offers, and whom a time can be offered.',
  who: 'agent',
  query: z.object({
    /** The first of the days is in the zone of the agent; it is their present day unless told. */
    from: Day.refine(
      (day) => day >= FIRST_DAY && day <= LAST_DAY,
      'please choose a later or earlier week',
    ).optional(),
  }),
  reply: one(CalendarWeek),
})
