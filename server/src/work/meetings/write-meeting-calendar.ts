import { Readable } from 'node:stream'
import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { calendarFile } from '../../platform/mail/calendar-file.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sayAll, sayOwn } from '../../platform/words/say.ts'
import { entryOf } from './meeting-mails.ts'
import { bookedMeeting } from './meeting-store.ts'
import { readOrder } from './order-for-meetings.ts'

/** The next meeting for the calendar of a side, under the name by which mails change and cancel it. */
export async function writeMeetingCalendar(
  { db, clock, settings }: Context,
  actor: Person,
  orderId: string,
  language: Language,
) {
  const order = await readOrder(db, actor, orderId)
  const meeting = await bookedMeeting(db, orderId)
  if (!meeting) throw new Refusal('not_found')
  const { origin, mailFrom } = settings
  const entry = entryOf({ order, meeting, origin }, order.side, 'REQUEST')
  const spoken = {
    ...entry,
    summary: sayAll(language, entry.summary, 'mails'),
    description: entry.description
      .split('\n')
      .map((line) => sayOwn(language, line, 'mails'))
      .join('\n'),
  }
  const to = order[`${order.side}_email`]
  return Readable.from([Buffer.from(calendarFile(spoken, { from: mailFrom, to, origin, now: clock.now() }))])
}
