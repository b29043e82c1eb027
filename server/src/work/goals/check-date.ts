import { goalMessages } from '@sojourn/contract/work/goals'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { invalidField } from '../../platform/refusal.ts'
import { findClientZone } from './store.ts'

/** The zones that begin and leave a day first and last: nobody whose zone we do not know is told a wrong today. */
const ZONES = { first: 'Etc/GMT-14', last: 'Etc/GMT+12' }

/** A goal lies ahead, by the calendar on the client's wall. */
export async function checkDate(context: Context, db: Reader, clientId: string, day: string) {
  const today = await todayOf(context, db, clientId, 'last')
  if (Temporal.PlainDate.compare(day, today) < 0)
    throw invalidField('expected_delivery_date', goalMessages.past)
}

/** The day is the one on the client's wall, or of the first or the last zone on Earth where they told us none. */
export async function todayOf(
  { clock }: Pick<Context, 'clock'>,
  db: Reader,
  clientId: string,
  otherwise: keyof typeof ZONES,
) {
  return dayIn(clock.now(), (await findClientZone(db, clientId)) ?? ZONES[otherwise])
}

export const dayIn = (now: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
