import type { PaymentAlarmKind } from '@sojourn/contract/desk/staff-ledger'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTransaction, transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { attemptError } from '../../../platform/payments/attempt-error.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { setActivity, takeDueActivities, takeLeftActivities } from '../activity-store.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { endLeftAttempt } from '../attempts/end-left-attempt.ts'
import { sendAttempt, sentAgainFor } from '../attempts/send-attempt.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { takeDueSetups } from '../cards/card-store.ts'
import { settleSetup } from '../cards/settle-setup.ts'
import { setupMachine } from '../cards/setup-state.ts'
import { takeDueRefunds } from '../refunds/refund-store.ts'
import { bringRefundOn } from '../refunds/send-refund.ts'
import { inAWhile, soon } from './next-check.ts'

const AT_A_TIME = 50
const MOST_BATCHES = 40

/**
 * The job asks for what no answer and no delivery told us: tries and pages that are open, refunds on their
 * way. Each is taken with its next time set, so that nothing is asked twice at once, nor again and again.
 */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  schema: z.object({}),
  timeLimitSeconds: 300,
  parallel: 1,
  async run(context) {
    await each(context, takeDueActivities, reconcileAttempt)
    await each(context, takeLeftActivities, ({ id }) => endLeftAttempt(context, id))
    await each(context, takeDueSetups, reconcileSetup)
    await each(context, takeDueRefunds, ({ id }) => bringRefundOn(context, id))
  },
})

type Take<Row> = (tx: Tx, due: { now: Date; next: Date; limit: number; processor: string }) => Promise<Row[]>

async function each<Row extends { id: string }>(
  context: Context,
  take: Take<Row>,
  look: (row: Row, context: Context) => Promise<unknown>,
) {
  const now = context.clock.now()
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const rows = await inTransaction(context.db, (tx) =>
      take(tx, { now, next: inAWhile(now), limit: AT_A_TIME, processor: context.processor.name }),
    )
    for (const row of rows) {
      // One that cannot be settled keeps none of the others waiting; its next time is set.
      await look(row, context).catch((error) =>
        context.log.error({ err: error, id: row.id }, 'a payment could not be reconciled'),
      )
    }
    if (rows.length < AT_A_TIME) return
  }
}

interface DueAttempt {
  id: string
  processor_id: string | null
  created_at: Date
  kind: string
}

/** Asked about where its name is known there; otherwise the same call is made again. */
async function reconcileAttempt({ id, processor_id, created_at, kind }: DueAttempt, context: Context) {
  if (processor_id) {
    const attempt = await withPatience(context.processor.readAttempt(processor_id))
    if (attempt) await settleAttempt(context, id, attempt)
    else await giveUp(context, id, 'attempt_not_known')
    return
  }
  const age = context.clock.now().getTime() - created_at.getTime()
  if (age > sentAgainFor(kind)) return giveUp(context, id, kind === 'card' ? 'attempt_unanswered' : null)
  // In the first minutes somebody may be waiting.
  const now = context.clock.now()
  if (age < 10 * MINUTE_MS) await transact(context, (tx) => setActivity(tx, id, { look_at: soon(now) }))
  await sendAttempt(context, id)
}

/** Nobody knows what became of it. Should money come of it after all, that is settled as ever. */
async function giveUp(context: Context, id: string, alarm: PaymentAlarmKind | null) {
  await settleAttempt(context, id, {
    id: '',
    reference: id,
    state: alarm ? 'failed' : 'expired',
    actionUrl: null,
    amount: 0,
    currency: '',
    chargeId: null,
    fee: null,
    error: alarm ? attemptError('processing_error') : null,
    savedCard: null,
  })
  if (alarm) await transact(context, (tx) => raiseAlarm(context, tx, { kind: alarm, activityId: id }))
}

interface DueSetup {
  id: string
  processor_id: string | null
  created_at: Date
}

/** A page nobody came back from in a day is not asked about any more. */
async function reconcileSetup({ id, processor_id, created_at }: DueSetup, context: Context) {
  const state = processor_id && (await withPatience(context.processor.readSetup(processor_id)))
  if (state) await settleSetup(context, id, state)
  const now = context.clock.now()
  const isOver = !state || now.getTime() - created_at.getTime() > DAY_MS
  if (isOver && (!state || state.state === 'open'))
    await transact(context, (tx) =>
      performOrSkip(context, tx, setupMachine.giveUp, { id }, { patch: { updated_at: now } }),
    )
}
