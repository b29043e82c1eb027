import { goalMessages } from '@sojourn/contract/goals'
import type { Context } from '../context.ts'
import type { Reader } from '../platform/database/database.ts'
import { invalidField } from '../platform/refusal.ts'
import { findClientZone } from './store.ts'

/** The last zone on Earth to leave a day: nobody whose zone we do not know is told that their today is over. */
const LAST_ZONE = 'Etc/GMT+12'

/** A goal lies ahead, by the calendar on the client's wall. */
export async function checkDate({ clock }: Context, db: Reader, clientId: string, day: string) {
  const zone = (await findClientZone(db, clientId)) ?? LAST_ZONE
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  if (Temporal.PlainDate.compare(day, today) < 0)
    throw invalidField('expected_delivery_date', goalMessages.past)
}
