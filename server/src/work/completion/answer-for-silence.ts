import { z } from 'zod'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { refundableOf } from '../../money/payments/refunds/refundable-of-order.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { move } from '../../platform/database/move.ts'
import { transact } from '../../platform/database/transact.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { completeOrder } from './complete-order.ts'
import { extensionMachine } from './completion-state.ts'
import { extensionsEnding } from './extensions/extension-store.ts'
import { holdWithAgent } from './hold-work.ts'
import { noteWarnings, requestsDeciding, waitingRequestOf } from './request-store.ts'
import { decidesSoonMail } from './work-mails.ts'
import { lockWork } from './work-store.ts'

const AT_A_TIME = 100

/** The client is warned so long before their silence counts. */
const LAST_WARNING_MS = 48 * HOUR_MS
const WARNED_BEFORE = [7 * DAY_MS, LAST_WARNING_MS]

/** O11 and E4, by the clock: each in a transaction of its own, so that one that fails keeps none waiting. */
export const answerForSilence = defineJob({
  name: 'answer-for-silence',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const now = context.clock.now()
    const warnedBefore = WARNED_BEFORE.map((before) => new Date(now.getTime() + before))
    await inBatches(
      context,
      (after) => requestsDeciding(context.db, { now, warnedBefore }, AT_A_TIME, after),
      ({ order_id }) => warnOrAccept(context, order_id),
    )
    await inBatches(
      context,
      (after) => extensionsEnding(context.db, now, AT_A_TIME, after),
      ({ id, order_id }) => withdrawUnanswered(context, order_id, id),
    )
  },
})

type Waiting = { id: string; order_id: string }

async function inBatches(
  { log }: Context,
  read: (after: string | null) => Promise<Waiting[]>,
  act: (one: Waiting) => Promise<unknown>,
) {
  let after: string | null = null
  for (;;) {
    const batch: Waiting[] = await read(after)
    for (const one of batch)
      await act(one).catch((error) =>
        log.error({ err: error, order: one.order_id }, 'nobody could answer for a silent client'),
      )
    after = batch.at(-1)?.id ?? null
    if (batch.length < AT_A_TIME) return
  }
}

/** Read again under the lock: the client may have answered, or another run been here. */
const warnOrAccept = (context: Context, orderId: string) =>
  transact(context, async (tx) => {
    const work = await holdWithAgent(tx, orderId)
    const request = work?.status === 'ongoing' ? await waitingRequestOf(tx, orderId) : undefined
    if (!work || !request) return
    // It ends by itself, and nobody is to be warned of what cannot come.
    if ((await refundableOf(tx, orderId))?.isAllBack) return
    const now = context.clock.now().getTime()
    const left = request.decides_at.getTime() - now
    const due = WARNED_BEFORE.filter((before) => left <= before).length
    if (due <= request.warnings) {
      if (left <= 0) await completeOrder(context, tx, work, { step: 'O11', by: SYSTEM })
      return
    }
    // Where nothing ran for days: silence counts only after the last warning had its time.
    const decides_at = new Date(left <= 0 ? now + LAST_WARNING_MS : request.decides_at)
    await noteWarnings(tx, request.id, { warnings: due, decides_at })
    if (!work.client_deleted_at)
      await enqueueMail(context, tx, decidesSoonMail(work, { ...request, decides_at, warning: due }))
  })

const withdrawUnanswered = (context: Context, orderId: string, id: string) =>
  transact(context, async (tx) => {
    const work = await lockWork(tx, orderId)
    if (!work) return
    if (!(await move(tx, extensionMachine, 'E4', id, { answered_at: context.clock.now() }))) return
    const { status } = work
    const fact = { fact: 'extension_withdrawn', order: orderId, step: 'E4' } as const
    await tell(context, tx, { ...fact, from: status, to: status }, SYSTEM)
  })
