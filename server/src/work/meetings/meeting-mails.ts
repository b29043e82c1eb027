import { pathsOf } from '@sojourn/contract/paths/own-paths'
import type { LetterReader, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { CalendarEntry } from '../../platform/mail/calendar-file.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import { beginOf, dayAt } from '../../supply/availability/zone-days.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { Side } from './policy.ts'

/** Whoever reads “in an hour” can still be there in time. */
const JOIN_WITHIN_MS = 30 * MINUTE_MS

export type MailedOrder = Pick<
  HeldOrder,
  | 'id'
  | 'ref'
  | 'title'
  | 'status'
  | 'client_email'
  | 'client_first_name'
  | 'client_timezone'
  | 'client_clock'
  | 'client_deleted_at'
  | 'agent_email'
  | 'agent_first_name'
  | 'agent_last_name'
  | 'agent_timezone'
  | 'agent_clock'
>

export interface MailedMeeting {
  id: string
  sequence: number
  starts_at: Date
  ends_at: Date
}

interface About {
  order: MailedOrder
  meeting: MailedMeeting
  origin: string
}

interface Met {
  order: MailedOrder
  at: MailedMeeting
}

interface Moved extends Met {
  side: Side
  before: Date
}

interface Cancelled extends Met {
  /** It is null where the order ended. */
  side: Side | null
}

declare module '../../ground/facts/along.ts' {
  interface Along {
    meeting_booked: Met
    meeting_moved: Moved
    meeting_cancelled: Cancelled
    meeting_missed: Met
    meeting_nears: Met
  }
}

export const sideOf = ({ who }: LetterReader): Side => (who === 'agent' ? 'agent' : 'client')

/** The other side by name, as one reads it. */
export const nameOf = (order: MailedOrder, side: Side) =>
  side === 'client' ? order.client_first_name : `${order.agent_first_name} ${order.agent_last_name}`

/** The time is on the reader’s own clock. */
export const momentFor = (order: MailedOrder, side: Side, moment: Date) =>
  momentInWords(moment, { zone: order[`${side}_timezone`], clock: order[`${side}_clock`] })

export const forOrder = ({ title, ref }: MailedOrder) => `"${title}" (${ref})`

export const pageOf = ({ id }: MailedOrder, side: Side) => `${pathsOf[side].order(id)}#meetings`

export const frame = (order: MailedOrder, side: Side) => ({
  action: {
    label: side === 'client' ? 'See your order' : 'Open the order',
    path: pageOf(order, side),
  },
})

const other = (side: Side): Side => (side === 'client' ? 'agent' : 'client')

/** The same meeting keeps its name in calendars, and the newest sequence counts. */
export function entryOf(
  { order, meeting, origin }: About,
  side: Side,
  method: CalendarEntry['method'],
): CalendarEntry {
  const page = `${origin}${pageOf(order, side)}`
  return {
    uid: `meeting-${meeting.id}`,
    sequence: meeting.sequence,
    method,
    start: meeting.starts_at.toISOString(),
    end: meeting.ends_at.toISOString(),
    summary: `Meeting with ${nameOf(order, other(side))}`,
    description: `${order.title} (${order.ref})\nJoin, move or cancel it on the page of the order:\n${page}`,
  }
}

const meetingBooked: WriteLetter<'meeting_booked'> = ({ along: { order, at } }, { context, to }) => {
  const side = sideOf(to)
  const when = momentFor(order, side, at.starts_at)
  const isClient = side === 'client'
  return {
    ...frame(order, side),
    key: `meeting:${at.id}:booked:${side}`,
    subject: isClient
      ? `Your meeting with ${order.agent_first_name} is booked`
      : `${order.client_first_name} booked a meeting with you`,
    heading: isClient ? 'Your meeting is booked' : 'A meeting is booked',
    paragraphs: isClient
      ? [
          `You meet ${nameOf(order, 'agent')} on ${when}, for ${forOrder(order)}.`,
          'You join it from the page of your order. The address is there an hour before it begins.',
        ]
      : [
          `${order.client_first_name} meets you on ${when}, for ${forOrder(order)}.`,
          'The time is taken in your calendar here, so nobody else can book it.',
        ],
    calendar: entryOf({ order, meeting: at, origin: context.settings.origin }, side, 'REQUEST'),
  }
}

const meetingMoved: WriteLetter<'meeting_moved'> = ({ reason, along }, { context, to }) => {
  const { order, at, side: by, before } = along
  const side = sideOf(to)
  const whose = side === by ? 'You moved' : `${nameOf(order, by)} moved`
  return {
    ...frame(order, side),
    key: `meeting:${at.id}:moved:${at.sequence}:${side}`,
    subject: `Your meeting with ${nameOf(order, other(side))} is moved`,
    heading: 'Your meeting is moved',
    paragraphs: [
      `${whose} your meeting for ${forOrder(order)}. It is now on ${momentFor(order, side, at.starts_at)}.`,
      `Before, it was on ${momentFor(order, side, before)}.`,
    ],
    ...(reason && side !== by && { quote: reason }),
    calendar: entryOf({ order, meeting: at, origin: context.settings.origin }, side, 'REQUEST'),
  }
}

const meetingCancelled: WriteLetter<'meeting_cancelled'> = ({ reason, along }, { context, to }) => {
  const { order, at, side: by } = along
  const side = sideOf(to)
  const who = by === side ? 'You cancelled' : `${by && nameOf(order, by)} cancelled`
  const when = momentFor(order, side, at.starts_at)
  return {
    ...frame(order, side),
    key: `meeting:${at.id}:cancelled:${side}`,
    subject: `Your meeting with ${nameOf(order, other(side))} is cancelled`,
    heading: 'Your meeting is cancelled',
    paragraphs: [
      by
        ? `${who} your meeting on ${when}, for ${forOrder(order)}.`
        : `Your order ${forOrder(order)} has ended, so your meeting on ${when} is cancelled.`,
      ...(by && side === 'client' ? ['You can book another time on the page of your order.'] : []),
    ],
    ...(reason && side !== by && { quote: reason }),
    calendar: entryOf({ order, meeting: at, origin: context.settings.origin }, side, 'CANCEL'),
  }
}

/** A mail of the morning after would be too late, and “tomorrow” is untrue once the day has begun. */
const lastMomentOf = (hours: 24 | 1, start: Date, zone: string) =>
  new Date(hours === 1 ? start.getTime() - JOIN_WITHIN_MS : beginOf(dayAt(start, zone), zone)).toISOString()

const meetingNears: WriteLetter<'meeting_nears'> = ({ hours, along: { order, at } }, { to }) => {
  const side = sideOf(to)
  return {
    action: {
      label: hours === 1 ? 'Join the meeting' : 'See the meeting',
      path: pageOf(order, side),
    },
    key: `meeting:${at.id}:${at.sequence}:reminder-${hours}:${side}`,
    overBy: { order: order.id, facts: ['meeting_moved', 'meeting_cancelled'] },
    deadline: lastMomentOf(hours, at.starts_at, order[`${side}_timezone`] ?? 'UTC'),
    subject: `Your meeting with ${nameOf(order, other(side))} is ${hours === 1 ? 'in an hour' : 'tomorrow'}`,
    heading: hours === 1 ? 'Your meeting begins soon' : 'Your meeting is tomorrow',
    paragraphs: [
      `You meet ${nameOf(order, other(side))} on ${momentFor(order, side, at.starts_at)}, for ${forOrder(order)}.`,
      hours === 1
        ? 'Join it from the page of your order.'
        : order.status === 'conflicted'
          ? 'There is a conflict about this order, so its meetings stay as they are until it is settled. If you cannot come, say so in the conversation.'
          : 'If the time no longer suits you, move it on the page of your order as early as you can.',
    ],
  }
}

/** To whoever is said to have missed it. */
const meetingMissed: WriteLetter<'meeting_missed'> = ({ along: { order, at } }, { to }) => {
  const side = sideOf(to)
  const by = other(side)
  return {
    ...frame(order, side),
    key: `meeting:${at.id}:missed`,
    subject: `${nameOf(order, by)} reports that you missed the meeting`,
    heading: 'A meeting was missed',
    paragraphs: [
      `${nameOf(order, by)} reports that you did not come to the meeting on ${momentFor(order, side, at.starts_at)}, for ${forOrder(order)}.`,
      side === 'client'
        ? 'You can book another time on the page of your order. If this is not right, tell your agent in the conversation.'
        : 'Offer another time on the page of the order. After two missed meetings your client can ask for a full refund.',
    ],
  }
}

export const meetingLetters: Letters = {
  meeting_booked: { meetingBooked },
  meeting_moved: { meetingMoved },
  meeting_cancelled: { meetingCancelled },
  meeting_nears: { meetingNears },
  meeting_missed: { meetingMissed },
}
