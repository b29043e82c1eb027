import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DisputeState, RefundState } from '../../platform/payments/processor.ts'
import { raiseAlarm } from './alarms/raise-alarm.ts'
import type { HeldAttempt } from './attempts/lock-own-payment.ts'

/** Tells staff what became of money that had come, with what was charged beside it. */
export const tellOfCharge = (
  context: Context,
  tx: Tx,
  { payment, activity }: HeldAttempt,
  { id, amount, currency, state }: DisputeState | RefundState,
  { kind, about }: { kind: PaymentAlarmKind; about: string },
) =>
  raiseAlarm(context, tx, {
    kind,
    paymentId: payment.id,
    activityId: activity.id,
    processorId: id,
    about,
    detail: { amount, currency, charged: payment.amount, state },
  })
