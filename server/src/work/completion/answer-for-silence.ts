import { z } from 'zod'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import { refundableOf } from '../../money/payments/refunds/refundable-of-order.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { countsFrom, LAST_WARNING_MS } from '../../platform/last-warning.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { completeOrder } from './complete-order.ts'
import { extensionMachine } from './completion-state.ts'
import { extensionsEnding, noteExtensionWarned, pendingExtension } from './extensions/extension-store.ts'
import { holdWork, holdWorkWithAgent } from './hold-work.ts'
import { noteWarnings, requestsDeciding, waitingRequestOf } from './request-store.ts'

/** The client is warned so long before their silence counts. */
const WARNED_BEFORE = [7 * DAY_MS, LAST_WARNING_MS] as const

/** O11 and E4s, by the clock: each in a transaction of its own, so that one that fails keeps none waiting. */
export const answerForSilence = defineJob({
  name: 'answer-for-silence',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const failure = 'nobody could answer for a silent client'
    const now = context.clock.now()
    await doAllDue(
      context,
      (after, most) => requestsDeciding(context.db, { now, warnedBefore: WARNED_BEFORE }, after, most),
      ({ order_id }) => warnOrAccept(context, order_id),
      failure,
    )
    await doAllDue(
      context,
      (after, most) => extensionsEnding(context.db, { now, warnedBefore: LAST_WARNING_MS }, after, most),
      ({ id, order_id }) => warnOrWithdraw(context, order_id, id),
      failure,
    )
  },
})

/** Read again under the lock: the client may have answered, or another run been here. */
const warnOrAccept = (context: Context, orderId: string) =>
  transact(context, async (tx) => {
    const work = await holdWorkWithAgent(tx, orderId)
    const request = work?.status === 'ongoing' ? await waitingRequestOf(tx, orderId) : undefined
    if (!work || !request) return
    // It ends by itself, and nobody is to be warned of what cannot come.
    if ((await refundableOf(tx, orderId))?.isAllBack) return
    const now = context.clock.now().getTime()
    const left = request.decides_at.getTime() - now
    const due = WARNED_BEFORE.filter((before) => left <= before).length
    if (due <= request.warnings) {
      if (left <= 0) await completeOrder(context, tx, orderMachine.acceptBySilence, work)
      return
    }
    // Silence counts only after the last warning had its time, if nothing ran for a while.
    const isLast = due === WARNED_BEFORE.length
    const decides_at = isLast ? countsFrom(request.decides_at, context.clock.now()) : request.decides_at
    await noteWarnings(tx, request.id, { warnings: due, decides_at })
    await tell(context, tx, {
      fact: 'completion_unanswered',
      order: orderId,
      request: request.id,
      time: due,
      along: { work, decides_at, isLast },
    })
  })

/** E4s. Nothing changes by it; all the same the client is told once more before their agent gets no answer. */
const warnOrWithdraw = (context: Context, orderId: string, id: string) =>
  transact(context, async (tx) => {
    const work = await holdWork(tx, orderId)
    const extension = await pendingExtension(tx, id)
    if (!work || !extension) return
    const now = context.clock.now()
    const { ends_at, warned_at, days } = extension
    if (!warned_at) {
      const until = countsFrom(ends_at, now)
      await noteExtensionWarned(tx, id, { warned_at: now, ends_at: until })
      await tell(context, tx, {
        fact: 'extension_unanswered',
        order: orderId,
        along: { work, id, days, ends_at: until },
      })
      return
    }
    if (ends_at > now) return
    await performOrSkip(
      context,
      tx,
      extensionMachine.lapse,
      { id, order: work },
      { patch: { answered_at: now }, told: { along: { work, id } } },
    )
  })
