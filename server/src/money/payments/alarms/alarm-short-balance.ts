import type { Context } from '../../../context.ts'
import type { Told } from '../../../ground/facts/listeners.ts'
import { dayOf } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { raiseAlarm } from './raise-alarm.ts'

/** Once a day for each currency, as long as it lasts. */
export const alarmShortBalance = (
  context: Context,
  tx: Tx,
  { currency, amount, payout }: Told<'balance_short'>,
) =>
  raiseAlarm(context, tx, {
    kind: 'balance_short',
    about: `${currency} ${dayOf(context.clock.now())}`,
    detail: { payout, amount, currency },
  })
