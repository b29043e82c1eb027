import type { Context } from '../../../context.ts'
import type { Told } from '../../../ground/facts/listeners.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { raiseAlarm } from './raise-alarm.ts'

/** Once for each payout and why. */
export const alarmPayout = (
  context: Context,
  tx: Tx,
  { why, payout, ref, processor, processor_id, amount, currency }: Told<'payout_needs_people'>,
) =>
  raiseAlarm(context, tx, {
    kind: why,
    about: payout,
    processorId: processor_id,
    detail: { payout: ref, processor, amount, currency },
  })
