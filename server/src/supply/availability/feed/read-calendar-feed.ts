import { Readable } from 'node:stream'
import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Context } from '../../../context.ts'
import { hashOfToken } from '../../../people/identity/sessions/token.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { eventsOfBlocks } from '../hours/events-of-blocks.ts'
import { blockedDatesOf } from '../hours/hours-store.ts'
import { bookedMeetingsOf, type MeetingRow } from '../meeting-store.ts'
import { dayAt } from '../zone-days.ts'
import { readFeed } from './feed-store.ts'
import { type CalendarEvent, writeICalendar } from './write-icalendar.ts'

const MOST_BLOCKS = 200
/** A block of hours over months is an event a day. */
const MOST_EVENTS = 2000

/** The feed tells no more of a client than the agent's other calendars need. */
export async function readCalendarFeed(context: Context, token: string) {
  const now = context.clock.now()
  const feed = await transact(context, (tx) => readFeed(tx, hashOfToken(token), now))
  if (!feed) throw new Refusal('not_found')
  const { agent_id, timezone } = feed
  const zone = timezone ?? 'UTC'
  const meetings = await bookedMeetingsOf(context.db, agent_id, now)
  const blocked = await blockedDatesOf(context.db, agent_id, String(dayAt(now, zone)), {
    limit: MOST_BLOCKS,
    after: null,
  })
  const host = new URL(context.settings.origin).hostname
  const events = [
    ...meetings.map((meeting) => eventOfMeeting(meeting, host)),
    ...eventsOfBlocks(blocked, zone, now).take(MOST_EVENTS),
  ]
  return Readable.from([Buffer.from(writeICalendar(PRODUCT, events))])
}

/** The same name as in the mails about it, so that a calendar that has both shows it once. */
const eventOfMeeting = (meeting: MeetingRow, host: string): CalendarEvent => ({
  uid: `meeting-${meeting.id}@${host}`,
  from: meeting.starts_at,
  until: meeting.ends_at,
  changedAt: meeting.updated_at,
  summary: `Meeting with ${shortName(meeting)}`,
})

/** A name like "Ines D." is enough to know who it is, and too little to tell others. */
const shortName = ({ client_first_name, client_last_name }: MeetingRow) =>
  client_first_name ? `${client_first_name} ${client_last_name?.slice(0, 1)}.` : 'a client'
