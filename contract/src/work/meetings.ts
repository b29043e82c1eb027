import { z } from 'zod'
import { defineCall, fileBytes, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { MEETING_REASON_LENGTH } from '../calls/limits.ts'
import { publicUrl } from '../calls/public-url.ts'
import { Status } from '../calls/status-pair.ts'
import { Instant } from '../dates/time.ts'
import { timezone } from '../people/people-fields.ts'
import { Schedules } from '../supply/availability.ts'

const SIDES = ['client', 'agent'] as const
const MEETING_STATES = ['booked', 'done', 'missed_by_client', 'missed_by_agent', 'cancelled'] as const

export const Meeting = z.strictObject({
  id: z.string(),
  status: Status,
  slug: z.enum(MEETING_STATES),
  start: Instant,
  end: Instant,
  /** Null means that the meeting is to come. */
  ended_by: z.enum([...SIDES, 'system']).nullable(),
  reason: z.string().nullable(),
  may: z.array(z.string()),
})
export type Meeting = z.output<typeof Meeting>

/** One side asks the other for another time, or the agent offers a further meeting. */
export const MeetingRequest = z.strictObject({
  id: z.string(),
  status: Status,
  kind: z.enum(['move', 'offer']),
  made_by: z.enum(SIDES),
  start: Instant,
  end: Instant,
  reason: z.string().nullable(),
  /** It is declined without an answer then. */
  answer_by: Instant,
  may: z.array(z.string()),
})
export type MeetingRequest = z.output<typeof MeetingRequest>

export const OrderMeetings = z.strictObject({
  /** It is in minutes; null means that no meeting is part of the order. */
  meeting_length: z.number().int().nullable(),
  client_timezone: z.string().nullable(),
  agent_timezone: z.string().nullable(),
  next: Meeting.nullable(),
  /** The client sees the address from `from` on. */
  place: z
    .strictObject({
      /** A place is the agent's own, a generated room, or none yet. */
      kind: z.enum(['own', 'room', 'none']),
      address: z.string().nullable(),
      from: Instant,
    })
    .nullable(),
  request: MeetingRequest.nullable(),
  /** Meetings that are over are listed, the newest first. */
  past: z.array(Meeting),
  moves: z.strictObject({
    free_left: z.number().int(),
    free: z.number().int(),
    /** A move is free until so many hours before it begins. */
    notice_hours: z.number(),
    is_free: z.boolean(),
  }),
  /** The agent missed so many that a conflict may help more. */
  suggests_conflict: z.boolean(),
  may: z.array(z.string()),
})
export type OrderMeetings = z.output<typeof OrderMeetings>

const params = z.object({ uuid: z.uuid() })
const named = z.object({ uuid: z.uuid(), id: z.uuid() })
const reason = text('please say why', MEETING_REASON_LENGTH)
/** An empty field of a form is none. */
const optionalReason = z.preprocess(
  (words) => (typeof words === 'string' && words.trim() === '' ? undefined : words),
  reason.optional(),
)
const start = z.iso.datetime('please choose a time').refine((time) => time >= '0001', 'please choose a time')

export const showOrderMeetings = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/meetings',
  summary: 'The meetings of an order: the next one, what waits for an answer, and those that are over.',
  who: 'person',
  params,
  reply: one(OrderMeetings),
})

export const downloadMeetingCalendar = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/meetings/calendar.ics',
  summary: 'The next meeting of an order as a calendar file; 404 where none is booked.',
  who: 'person',
  params,
  download: 'text/calendar; charset=utf-8',
  reply: fileBytes,
})

export const listOrderTimes = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/schedule/times',
  summary: 'When the meeting of an order can be; the time of its own next meeting counts as free.',
  who: 'person',
  params,
  query: z.object({ timezone: timezone.optional() }),
  reply: one(Schedules),
})

export const offerOrderMeeting = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/meetings',
  summary: 'Offers the client a meeting, which is booked once they accept.',
  who: 'agent',
  idempotent: true,
  params,
  body: z.strictObject({ start, reason: optionalReason }),
  reply: one(OrderMeetings),
  status: 201,
})

export const rescheduleOrderMeeting = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/reschedule',
  summary:
    'Moves the next meeting to a free time: at once while free moves are left and there is enough notice, else the other side is asked.',
  who: 'person',
  idempotent: true,
  params,
  body: z.strictObject({ start, reason: optionalReason }),
  reply: one(OrderMeetings),
})

export const answerReschedule = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/reschedule/{id}/answer',
  summary: 'Accepts or declines the time the other side asks for.',
  who: 'person',
  idempotent: true,
  params: named,
  body: z.strictObject({ accept: z.boolean('please choose yes or no') }),
  reply: one(OrderMeetings),
})

export const withdrawReschedule = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/reschedule/{id}/withdraw',
  summary: 'Takes the own request for a time back.',
  who: 'person',
  idempotent: true,
  params: named,
  reply: one(OrderMeetings),
})

export const cancelOrderMeeting = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/meetings/{id}/cancel',
  summary: 'Cancels a meeting before it begins; the other side reads why.',
  who: 'person',
  idempotent: true,
  params: named,
  body: z.strictObject({ reason }),
  reply: one(OrderMeetings),
})

export const markMeetingDone = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/meetings/{id}/done',
  summary: 'Says that a meeting took place.',
  who: 'person',
  idempotent: true,
  params: named,
  reply: one(OrderMeetings),
})

export const reportMissedMeeting = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/meetings/{id}/missed',
  summary: 'Reports that the other side did not come.',
  who: 'person',
  idempotent: true,
  params: named,
  reply: one(OrderMeetings),
})

const NO_ADDRESS = 'please enter an address that begins with https://'

export const MeetingLink = z.strictObject({
  address: z.string().nullable(),
  /** A room is generated for each meeting where there is no address. */
  has_rooms: z.boolean(),
})
export type MeetingLink = z.output<typeof MeetingLink>

export const showMeetingLink = defineCall({
  method: 'GET',
  path: '/account/consultant/meeting-link',
  summary: 'The address an agent meets their clients at.',
  who: 'agent',
  reply: one(MeetingLink),
})

export const NewMeetingLink = z.strictObject({
  address: z.preprocess(
    (address) => (typeof address === 'string' && address.trim() === '' ? null : address),
    publicUrl(NO_ADDRESS).nullable(),
  ),
})

export const saveMeetingLink = defineCall({
  method: 'PUT',
  path: '/account/consultant/meeting-link',
  summary: 'Changes it, for meetings to come too; null takes it away.',
  who: 'agent',
  body: NewMeetingLink,
  reply: one(MeetingLink),
})
