import { Readable } from 'node:stream'
import { PRODUCT } from '@sojourn/contract/calls/names'
import { addDays } from '@sojourn/contract/dates/day-steps'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Language } from '@sojourn/contract/words/languages'
import { deadlinesOf } from '@sojourn/contract/work/deadlines'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sayAll } from '../../platform/words/say.ts'
import { type CalendarEvent, writeICalendar } from '../../supply/availability/feed/write-icalendar.ts'
import { journeyOf } from './journey-of.ts'
import { findGoal } from './store.ts'

const REMIND = { apply: 14, arrival: 30 }

/** Reminders are until when to apply, and the day of the journey, in the words of who asked. */
export async function writeGoalCalendar(context: Context, actor: Person, id: number, language: Language) {
  const { db, clock, settings } = context
  const goal = await findGoal(db, actor.id, id)
  if (!goal || goal.deleted_at) throw new Refusal('not_found')
  const now = clock.now()
  const url = settings.origin + clientPaths.goal(id)
  const eventOn = (kind: keyof typeof REMIND, day: string, summary: string, description: string) =>
    ({
      uid: `goal-${id}-${kind}@${new URL(settings.origin).hostname}`,
      from: day,
      until: addDays(day, 1),
      changedAt: now,
      summary: sayAll(language, summary, 'parts'),
      reminder: { description: sayAll(language, description, 'parts'), url, daysBefore: REMIND[kind] },
    }) satisfies CalendarEvent
  const apply = deadlinesOf(journeyOf(goal, now))
    .filter(({ about, day }) => about === 'apply' && day !== null)
    .map(({ day, text }) => eventOn('apply', day ?? '', `Apply before this day: ${goal.name}`, text))
  const arrival = eventOn(
    'arrival',
    goal.expected_on,
    goal.name,
    `Your expected date for ${goal.country_name}.`,
  )
  return Readable.from([Buffer.from(writeICalendar(PRODUCT, [...apply, arrival]))])
}
