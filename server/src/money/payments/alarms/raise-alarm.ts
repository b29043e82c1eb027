import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addAlarm } from '../news/event-store.ts'

interface Alarm {
  kind: PaymentAlarmKind
  paymentId?: string | null
  activityId?: string | null
  processorId?: string | null
  /** It tells the alarm from others of its kind for the same try: which refund, which state of which dispute. */
  about?: string
  /** Staff and the log read it, so it holds figures and codes only. */
  detail?: Record<string, string | number | null>
}

/** For what only people can put right; said once for a try, or for each thing it is about. */
export async function raiseAlarm(context: Context, tx: Tx, alarm: Alarm) {
  const { kind, paymentId = null, activityId = null, processorId = null, about = '', detail = {} } = alarm
  const isNew = await addAlarm(tx, {
    kind,
    payment_id: paymentId,
    activity_id: activityId,
    processor_id: processorId,
    about,
    detail: JSON.stringify(detail),
    created_at: context.clock.now(),
  })
  if (isNew) context.log.error({ kind, paymentId, activityId, ...detail }, 'a payment needs to be looked at')
}
