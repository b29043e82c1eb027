import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { ProcessorRefused, type RefundState } from '../../../platform/payments/processor.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { tellOfFailure } from '../failed/tell-of-failure.ts'
import { holdRefund } from './hold-refund.ts'
import { refundMachine } from './refund-state.ts'
import { findRefund } from './refund-store.ts'
import { settleRefund } from './settle-refund.ts'

/** It is sent as often as needed: the key stays the same, so that money goes back once. */
export const sendRefund = defineJob({
  name: 'send-refund',
  schema: z.object({ refund_id: z.uuid() }),
  retries: 20,
  run: (context, { refund_id }) => bringRefundOn(context, refund_id),
})

/** Asks the processor for it, or how it stands where it was asked for before. */
export async function bringRefundOn(context: Context, id: string) {
  const refund = await findRefund(context.db, id)
  if (refund?.status !== 'pending') return
  const { processor_id, charge_id, amount, ask_key } = refund
  if (refund.processor !== context.processor.name) return refuse(context, id, 'of a processor that was left')
  if (!charge_id) return refuse(context, id, 'no charge is known')
  let state: RefundState | null
  try {
    const { processor } = context
    state = await withPatience(
      processor_id
        ? processor.readRefund(processor_id)
        : processor.refund({ key: ask_key ?? id, chargeId: charge_id, amount }),
    )
  } catch (error) {
    if (error instanceof ProcessorRefused) return refuse(context, id, error.message)
    throw error
  }
  if (state) await settleRefund(context, state)
}

const refuse = (context: Context, id: string, reason: string) =>
  transact(context, async (tx) => {
    const held = await holdRefund(context, tx, id)
    const isRefused = await performOrSkip(
      context,
      tx,
      refundMachine.fail,
      { id },
      { patch: { updated_at: context.clock.now() } },
    )
    if (!held || !isRefused) return
    const { refund } = held
    context.log.error({ refund: id, reason }, 'a refund was refused')
    await raiseAlarm(context, tx, {
      kind: 'refund_failed',
      paymentId: refund.payment_id,
      activityId: refund.activity_id,
      about: id,
      detail: { refund: id, amount: refund.amount, currency: refund.currency },
    })
    await tellOfFailure(context, tx, held, 'R3')
  })
