import { pathsOf } from '@sojourn/contract/paths/own-paths'
import type { CalendarEntry } from '../../platform/mail/calendar-file.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { Side } from './policy.ts'

/** What a mail about a meeting knows of its order. */
export type MailedOrder = Pick<
  HeldOrder,
  | 'id'
  | 'ref'
  | 'title'
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

export const SIDES: readonly Side[] = ['client', 'agent']

/** The other side by name, as one reads it. */
export const nameOf = (order: MailedOrder, side: Side) =>
  side === 'client' ? order.client_first_name : `${order.agent_first_name} ${order.agent_last_name}`

/** The time on the reader’s own clock. */
export const momentFor = (order: MailedOrder, side: Side, moment: Date) =>
  momentInWords(moment, { zone: order[`${side}_timezone`], clock: order[`${side}_clock`] })

export const forOrder = ({ title, ref }: MailedOrder) => `"${title}" (${ref})`

export const pageOf = ({ id }: MailedOrder, side: Side) => `${pathsOf[side].order(id)}#meetings`

/** To whoever of the two is still there. */
export const mailsToSides = (order: MailedOrder, mailTo: (side: Side) => Mail): Mail[] =>
  SIDES.filter((side) => side === 'agent' || !order.client_deleted_at).map(mailTo)

export const frame = (order: MailedOrder, side: Side) => ({
  about: 'meetings' as const,
  to: order[`${side}_email`],
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

export const bookedMails = (about: About): Mail[] =>
  mailsToSides(about.order, (side) => {
    const { order, meeting } = about
    const when = momentFor(order, side, meeting.starts_at)
    const isClient = side === 'client'
    return {
      ...frame(order, side),
      key: `meeting:${meeting.id}:booked:${side}`,
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
      calendar: entryOf(about, side, 'REQUEST'),
    }
  })

interface Moved extends About {
  /** Whose wish it was. */
  by: Side
  before: Date
  reason: string | null
}

export const movedMails = ({ by, before, reason, ...about }: Moved): Mail[] =>
  mailsToSides(about.order, (side) => {
    const { order, meeting } = about
    const whose = side === by ? 'You moved' : `${nameOf(order, by)} moved`
    return {
      ...frame(order, side),
      key: `meeting:${meeting.id}:moved:${meeting.sequence}:${side}`,
      subject: `Your meeting with ${nameOf(order, other(side))} is moved`,
      heading: 'Your meeting is moved',
      paragraphs: [
        `${whose} your meeting for ${forOrder(order)}. It is now on ${momentFor(order, side, meeting.starts_at)}.`,
        `Before, it was on ${momentFor(order, side, before)}.`,
      ],
      ...(reason && side !== by && { quote: reason }),
      calendar: entryOf(about, side, 'REQUEST'),
    }
  })

interface Cancelled extends About {
  /** Null where the order ended. */
  by: Side | null
  reason: string | null
}

export const cancelledMails = ({ by, reason, ...about }: Cancelled): Mail[] =>
  mailsToSides(about.order, (side) => {
    const { order, meeting } = about
    const who = by === side ? 'You cancelled' : `${by && nameOf(order, by)} cancelled`
    const when = momentFor(order, side, meeting.starts_at)
    return {
      ...frame(order, side),
      key: `meeting:${meeting.id}:cancelled:${side}`,
      subject: `Your meeting with ${nameOf(order, other(side))} is cancelled`,
      heading: 'Your meeting is cancelled',
      paragraphs: [
        by
          ? `${who} your meeting on ${when}, for ${forOrder(order)}.`
          : `Your order ${forOrder(order)} has ended, so your meeting on ${when} is cancelled.`,
        ...(by && side === 'client' ? ['You can book another time on the page of your order.'] : []),
      ],
      ...(reason && side !== by && { quote: reason }),
      calendar: entryOf(about, side, 'CANCEL'),
    }
  })

interface Reminded {
  order: MailedOrder
  meeting: MailedMeeting
  hours: 24 | 1
}

export const reminderMails = ({ order, meeting, hours }: Reminded): Mail[] =>
  mailsToSides(order, (side) => ({
    ...frame(order, side),
    action: {
      label: hours === 1 ? 'Join the meeting' : 'See the meeting',
      path: pageOf(order, side),
    },
    key: `meeting:${meeting.id}:${meeting.sequence}:reminder-${hours}:${side}`,
    subject: `Your meeting with ${nameOf(order, other(side))} is ${hours === 1 ? 'in an hour' : 'tomorrow'}`,
    heading: hours === 1 ? 'Your meeting begins soon' : 'Your meeting is tomorrow',
    paragraphs: [
      `You meet ${nameOf(order, other(side))} on ${momentFor(order, side, meeting.starts_at)}, for ${forOrder(order)}.`,
      hours === 1
        ? 'Join it from the page of your order.'
        : 'If the time no longer suits you, move it on the page of your order as early as you can.',
    ],
  }))

interface Missed {
  order: MailedOrder
  meeting: MailedMeeting
  by: Side
}

/** To whoever is said to have missed it. */
export const missedMails = ({ order, meeting, by }: Missed): Mail[] => {
  const side = other(by)
  if (side === 'client' && order.client_deleted_at) return []
  return [
    {
      ...frame(order, side),
      key: `meeting:${meeting.id}:missed`,
      subject: `${nameOf(order, by)} reports that you missed the meeting`,
      heading: 'A meeting was missed',
      paragraphs: [
        `${nameOf(order, by)} reports that you did not come to the meeting on ${momentFor(order, side, meeting.starts_at)}, for ${forOrder(order)}.`,
        side === 'client'
          ? 'You can book another time on the page of your order. If this is not right, tell your agent in the conversation.'
          : 'Offer another time on the page of the order. After two missed meetings your client can ask for a full refund.',
      ],
    },
  ]
}
