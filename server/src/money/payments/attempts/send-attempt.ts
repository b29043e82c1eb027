import type { Context } from '../../../context.ts'
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { attemptError } from '../../../platform/payments/attempt-error.ts'
import {
  type Attempt,
  CustomerUnknown,
  ProcessorRefused,
  ProcessorUnreachable,
} from '../../../platform/payments/processor.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { type ActivityRow, findTry, type TryRow } from '../activity-store.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { customerOf } from '../cards/customer-of.ts'
import { loseCustomer } from '../cards/forget-customer.ts'
import { isLive } from './attempt-state.ts'
import { settleAttempt } from './settle-attempt.ts'

/** A page lives this long; its key decides which, so that asking again asks for the same. */
const PAGE_MS = HOUR_MS

/**
 * Makes the call a committed try stands for and settles what comes back. No answer is no failure: the call may have
 * happened, the try stays as it is, and the reconciler makes the same call again.
 */
export async function sendAttempt(context: Context, id: string): Promise<void> {
  const activity = await findTry(context.db, id)
  if (!activity || !isLive(activity.status) || activity.processor_id || activity.kind === 'free') return
  if (activity.processor !== context.processor.name) return
  const answer = await ask(context, activity)
  const { payment_id, payable, payable_id } = activity
  if (answer) await settleAttempt(context, id, answer, { id: payment_id, payable, payable_id })
}

async function ask(context: Context, activity: TryRow): Promise<Attempt | null> {
  try {
    return await withPatience(callForPayer(context, activity))
  } catch (error) {
    if (error instanceof ProcessorRefused) {
      context.log.error({ err: error, activity: activity.id }, 'the processor refused a try to pay')
      await transact(context, (tx) =>
        raiseAlarm(context, tx, {
          kind: 'attempt_refused',
          paymentId: activity.payment_id,
          activityId: activity.id,
        }),
      )
      return { ...told(activity, ''), state: 'failed', error: attemptError('processing_error') }
    }
    if (!(error instanceof ProcessorUnreachable)) throw error
    context.log.warn({ err: error, activity: activity.id }, 'the processor did not answer')
    context.metrics.paymentAttempts.inc({ outcome: 'no_answer' })
    return null
  }
}

/** The processor is told anew of somebody it does not know any more: a page then asks for a card, a saved one is gone. */
async function callForPayer(context: Context, activity: TryRow) {
  try {
    return await call(context, activity)
  } catch (error) {
    if (!(error instanceof CustomerUnknown)) throw error
    await loseCustomer(context, activity.payer_id)
    if (activity.kind === 'card') throw error
    return call(context, { ...activity, customer_id: null })
  }
}

async function call(context: Context, activity: TryRow): Promise<Attempt> {
  const { processor } = context
  const asked = {
    key: activity.id,
    reference: activity.id,
    customerId: activity.customer_id ?? (await customerOf(context, activity.payer_id)),
    description: activity.title,
    amount: activity.amount,
    currency: activity.currency,
  }
  if (activity.kind === 'card') {
    if (!activity.card_id) throw new ProcessorRefused('The card is gone')
    if (activity.success_url === null)
      return processor.charge({
        ...asked,
        cardId: activity.card_id,
        returnUrl: context.settings.origin,
        isUnattended: true,
      })
    return processor.charge({ ...asked, cardId: activity.card_id, returnUrl: activity.success_url })
  }
  const { id, url } = await processor.openCheckout({
    ...asked,
    successUrl: activity.success_url ?? '',
    cancelUrl: activity.cancel_url ?? '',
    expiresAt: new Date(activity.created_at.getTime() + PAGE_MS),
  })
  return { ...told(activity, id), state: 'open', actionUrl: url }
}

const told = ({ id: reference, amount, currency }: ActivityRow, id: string) => ({
  id,
  reference,
  amount,
  currency,
  actionUrl: null,
  chargeId: null,
  fee: null,
  error: null,
  savedCard: null,
})

/** A call without an answer is made again as long as keys are surely known there, or somebody may wait. */
export const sentAgainFor = (kind: string) => (kind === 'card' ? 20 * HOUR_MS : 20 * MINUTE_MS)
