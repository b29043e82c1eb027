import type { CalendarEntry } from '../../platform/mail/calendar-file.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { momentInWords } from '../../platform/mail/moment-in-words.ts'
import type { LockedOrder } from './move-store.ts'

interface Meeting {
  id: string
  starts_at: Date
  minutes: number
}

/** Each reads the time on their own clock, and gets it for their calendar. */
export const meetingBookedMails = (
  order: LockedOrder,
  meeting: Meeting,
  { origin }: { origin: string },
): Mail[] => [
  {
    key: `meeting:${meeting.id}:booked:client`,
    about: 'meetings',
    to: order.client_email,
    subject: `Your meeting with ${order.agent_first_name} is booked`,
    heading: 'Your meeting is booked',
    paragraphs: [
      `You meet ${order.agent_first_name} ${order.agent_last_name} on ${momentInWords(meeting.starts_at, { zone: order.client_timezone, clock: order.client_clock })}, for "${order.title}" (${order.ref}).`,
    ],
    action: { label: 'See your order', path: `/p/client/orders/${order.id}` },
    calendar: entryOf(meeting, {
      summary: `Meeting with ${order.agent_first_name} ${order.agent_last_name}`,
      description: `${order.title} (${order.ref})\n${origin}/p/client/orders/${order.id}`,
    }),
  },
  {
    key: `meeting:${meeting.id}:booked:agent`,
    about: 'meetings',
    to: order.agent_email,
    subject: `${order.client_first_name} booked a meeting with you`,
    heading: 'A meeting is booked',
    paragraphs: [
      `${order.client_first_name} meets you on ${momentInWords(meeting.starts_at, { zone: order.agent_timezone, clock: order.agent_clock })}, for "${order.title}" (${order.ref}).`,
      'The time is taken in your calendar here, so nobody else can book it.',
    ],
    action: { label: 'Open the order', path: `/p/agent/orders/${order.id}` },
    calendar: entryOf(meeting, {
      summary: `Meeting with ${order.client_first_name}`,
      description: `${order.title} (${order.ref})\n${origin}/p/agent/orders/${order.id}`,
    }),
  },
]

const MINUTE_MS = 60_000

const entryOf = (
  { id, starts_at, minutes }: Meeting,
  about: { summary: string; description: string },
): CalendarEntry => ({
  uid: `meeting-${id}`,
  sequence: 0,
  method: 'REQUEST',
  start: starts_at.toISOString(),
  end: new Date(starts_at.getTime() + minutes * MINUTE_MS).toISOString(),
  ...about,
})
