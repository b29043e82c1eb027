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

/** The day on the client's wall; of who has told us no zone, the one of the first or the last zone on Earth. */
export async function todayOf(
  { clock }: Pick<Context, 'clock'>,
  db: Reader,
  clientId: string,
  otherwise: keyof typeof ZONES,
) {
  const zone = (await findClientZone(db, clientId)) ?? ZONES[otherwise]
  return Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(zone).toPlainDate()
}
