import { createHash } from 'node:crypto'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { addDays } from '@sojourn/contract/dates/day-steps'
import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { deadlineWords } from '@sojourn/contract/work/own-deadlines-words'
import type { Context } from '../../../context.ts'
import { hashOfToken } from '../../../people/identity/sessions/token.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type CalendarEvent, writeICalendar } from '../../../supply/availability/feed/write-icalendar.ts'
import type { Deadline, Side } from '../deadline.ts'
import { SHOWN_AFTER_DAYS } from '../list-deadlines.ts'
import { countriesIn, findReader } from '../reader-store.ts'
import { findDeadlines } from '../sources/sources.ts'
import { readFeed } from './feed-store.ts'

const MOST_EVENTS = 1000
const REMIND_DAYS_BEFORE = 7

/** The calendar behind a secret address, and what tells it from the one before. */
export async function readDeadlineFeed(context: Context, token: string) {
  const now = context.clock.now()
  const feed = await transact(context, (tx) => readFeed(tx, hashOfToken(token), now))
  if (!feed) throw new Refusal('not_found')
  const { db } = context
  const side = feed.side as Side
  const { today } = await findReader(db, feed.person_id, now)
  const from = addDays(today, -SHOWN_AFTER_DAYS)
  const found = await findDeadlines(context, db, {
    people: [feed.person_id],
    side,
    from,
    until: null,
    kind: null,
    after: [from, ''],
    limit: MOST_EVENTS,
  })
  const countries = await countriesIn(
    db,
    found.map(({ countryIso }) => countryIso),
  )
  const { origin } = context.settings
  const written = writeICalendar(
    `${PRODUCT} deadlines`,
    found.map((one) => eventOf(one, side, origin, (one.countryIso && countries.get(one.countryIso)) || null)),
  )
  return { written, etag: `W/"${createHash('sha256').update(written).digest('base64url')}"` }
}

/** An event tells the kind and country of a paper, and nothing else: whoever keeps a calendar need not know more. */
function eventOf(one: Deadline, side: Side, origin: string, country: string | null): CalendarEvent {
  const host = new URL(origin).hostname
  const summary = deadlineWords(one, country)
  const time =
    one.at && one.until ? { from: one.at, until: one.until } : { from: one.day, until: addDays(one.day, 1) }
  return {
    // A meeting has the same name as in the mails about it, so that a calendar that has both shows it once.
    uid:
      one.kind === 'meeting'
        ? `${one.key.replace(':', '-')}@${host}`
        : `deadline-${one.key.replaceAll(':', '-')}@${host}`,
    ...time,
    changedAt: one.changedAt,
    summary,
    sequence: one.revision ?? secondsOf(one.changedAt),
    ...(one.at && one.until
      ? {}
      : {
          reminder: {
            description: `See your deadlines on ${PRODUCT}.`,
            url: origin + pathsOf[side].deadlines(),
            daysBefore: REMIND_DAYS_BEFORE,
          },
        }),
  }
}

const FIRST_SECOND = Date.UTC(2020, 0, 1) / 1000

/** Grows with each change of what nobody counts. */
const secondsOf = (time: Date) => Math.max(0, Math.floor(time.getTime() / 1000) - FIRST_SECOND)
