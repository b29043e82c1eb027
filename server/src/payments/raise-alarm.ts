import type { Context } from '../context.ts'
import type { Tx } from '../platform/database/database.ts'
import { addAlarm } from './event-store.ts'

interface Alarm {
  kind: string
  paymentId?: string | null
  activityId?: string | null
  processorId?: string | null
  /** Figures and codes only: staff and the log read it. */
  detail?: Record<string, string | number | null>
}

/** For what only people can put right; said once for a try. */
export async function raiseAlarm(context: Context, tx: Tx, alarm: Alarm) {
  const { kind, paymentId = null, activityId = null, processorId = null, detail = {} } = alarm
  const isNew = await addAlarm(tx, {
    kind,
    payment_id: paymentId,
    activity_id: activityId,
    processor_id: processorId,
    detail: JSON.stringify(detail),
    created_at: context.clock.now(),
  })
  if (isNew) context.log.error({ kind, paymentId, activityId, ...detail }, 'a payment needs to be looked at')
}
