import * as calls from '@sojourn/contract/desk/staff-ledger'
import { askForCheck } from '../../money/ledger/ask-for-check.ts'
import { showLedger } from '../../money/ledger/show-ledger.ts'
import { countPaymentAlarms } from '../../money/payments/alarms/count-alarms.ts'
import { listAlarms } from '../../money/payments/alarms/list-alarms.ts'
import { settleAlarm } from '../../money/payments/alarms/settle-alarm.ts'
import { listPlanPayments } from '../../money/payments/refunds/list-plan-payments.ts'
import { refundPlan } from '../../money/payments/refunds/refund-plan.ts'
import { handle } from '../../platform/http/handler.ts'

export const staffLedgerHandlers = [
  handle(calls.showLedger, async ({ context }) => ({
    data: { ...(await showLedger(context)), payment_alarms: await countPaymentAlarms(context.db) },
  })),

  handle(calls.checkLedger, async ({ context, actor }) => ({ data: await askForCheck(context, actor) })),

  handle(calls.listPlanPayments, ({ context, params, query }) => listPlanPayments(context, params.id, query)),

  handle(calls.refundPlanPayment, async ({ context, actor, params, body }) => ({
    data: await refundPlan(context, actor, params.id, body),
  })),

  handle(calls.listPaymentAlarms, ({ context, query }) => listAlarms(context, query)),

  handle(calls.settlePaymentAlarm, async ({ context, actor, params, body }) => {
    await settleAlarm(context, actor, params.id, body)
  }),
]
