import { Readable } from 'node:stream'
import { seenEnd, timeOf } from '@sojourn/contract/day-time'
import { PRODUCT } from '@sojourn/contract/names'
import type { Context } from '../context.ts'
import { hashOfToken } from '../identity/token.ts'
import { transact } from '../platform/database/transact.ts'
import { Refusal } from '../platform/refusal.ts'
import { readFeed } from './feed-store.ts'
import { type BlockedRow, blockedDatesOf } from './hours-store.ts'
import { bookedMeetingsOf, type MeetingRow } from './meeting-store.ts'
import { type CalendarEvent, writeICalendar } from './write-icalendar.ts'
import { bookableDays } from './zone-days.ts'

const MOST_BLOCKS = 200
/** A block of hours over months is an event a day. */
const MOST_EVENTS = 2000

/** What is to come: the meetings and what is blocked. Of a client it tells no more than the agent's other calendars need. */
export async function readCalendarFeed(context: Context, token: string) {
  const now = context.clock.now()
  const feed = await transact(context, (tx) => readFeed(tx, hashOfToken(token), now))
  if (!feed) throw new Refusal('not_found')
  const { agent_id, timezone } = feed
  const zone = timezone ?? 'UTC'
  const days = bookableDays(now, zone)
  const meetings = await bookedMeetingsOf(context.db, agent_id, now)
  const blocked = await blockedDatesOf(context.db, agent_id, String(days.from), {
    limit: MOST_BLOCKS,
    after: null,
  })
  const blocks = blocked.flatMap((block) => [...eventsOf(block, { zone, last: String(days.until), now })])
  const events = [...meetings.map(eventOfMeeting), ...blocks.slice(0, MOST_EVENTS)]
  return Readable.from([Buffer.from(writeICalendar(PRODUCT, events))])
}

const eventOfMeeting = (meeting: MeetingRow): CalendarEvent => ({
  uid: `meeting-${meeting.id}@${PRODUCT.toLowerCase()}`,
  from: meeting.starts_at,
  until: meeting.ends_at,
  changedAt: meeting.updated_at,
  summary: `Meeting with ${shortName(meeting)}`,
})

/** "Ines D.": enough to know who it is, too little to tell others. */
const shortName = ({ client_first_name, client_last_name }: MeetingRow) =>
  client_first_name ? `${client_first_name} ${client_last_name?.slice(0, 1)}.` : 'a client'

interface Shown {
  zone: string
  last: string
  now: Date
}

function* eventsOf(block: BlockedRow, { zone, last, now }: Shown): Generator<CalendarEvent> {
  const { id, from_day, until_day, ranges } = block
  const event = { changedAt: now, summary: `Not available on ${PRODUCT}` }
  const uid = (part: string) => `blocked-${id}${part}@${PRODUCT.toLowerCase()}`
  if (ranges.length === 0) {
    yield { ...event, uid: uid(''), from: from_day, until: String(dayAfter(from(until_day))) }
    return
  }
  for (let day = from(from_day); String(day) <= until_day && String(day) <= last; day = dayAfter(day)) {
    for (const [start, end] of ranges) {
      const at = (minute: number) =>
        new Date(day.toZonedDateTime(zone).withPlainTime(timeOf(minute)).epochMilliseconds)
      const until =
        seenEnd(end) === 1440
          ? new Date(dayAfter(day).toZonedDateTime(zone).epochMilliseconds)
          : at(seenEnd(end))
      yield { ...event, uid: uid(`-${day}-${start}`), from: at(start), until }
    }
  }
}

const from = (day: string) => Temporal.PlainDate.from(day)
const dayAfter = (day: Temporal.PlainDate) => day.add({ days: 1 })
