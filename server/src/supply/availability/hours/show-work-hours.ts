import type { WorkHours } from '@sojourn/contract/supply/availability'
import type { Context } from '../../../context.ts'
import type { Reader } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { findClashes } from '../find-clashes.ts'
import { viewWorkHours } from '../view.ts'
import { bookableDays } from '../zone-days.ts'
import { findZone, type NewPeriod, overridesOf, workHoursOf } from './hours-store.ts'

export const showWorkHours = (context: Context, actor: Person) =>
  readWorkHours(context.db, actor.id, context.clock.now())

export async function readWorkHours(db: Reader, agentId: string, now: Date): Promise<WorkHours> {
  const timezone = await findZone(db, agentId)
  const days = bookableDays(now, timezone ?? 'UTC')
  const overrides = await overridesOf(db, agentId, String(days.from))
  return viewWorkHours({
    timezone,
    ranges: await workHoursOf(db, agentId),
    overrides,
    validDates: openDays(overrides, String(days.from), String(days.until)),
    clashes: await findClashes(db, agentId, now),
  })
}

/** The days of periods with hours that a client can choose. */
const openDays = (overrides: NewPeriod[], today: string, last: string) =>
  overrides
    .filter(({ ranges }) => ranges.length > 0)
    .flatMap(({ from_day, until_day }) =>
      daysBetween(from_day > today ? from_day : today, until_day < last ? until_day : last),
    )

function daysBetween(from: string, until: string) {
  const days: string[] = []
  for (let day = from; day <= until; day = String(Temporal.PlainDate.from(day).add({ days: 1 })))
    days.push(day)
  return days
}
