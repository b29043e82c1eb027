import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { RefundState } from '../../../platform/payments/processor.ts'
import { pagesOf } from '../pages-of.ts'
import { refundsKnown } from './refund-store.ts'
import { settleRefund } from './settle-refund.ts'

/** Longer than a bank takes to send one back. */
const LOOKED_BACK_MS = 30 * DAY_MS

/**
 * Asks the processor for every refund of the last weeks, whoever made it: one made on its own pages, or sent back by the
 * bank long after it arrived, is found also where its news were lost.
 */
export const findRefundsElsewhere = defineJob({
  name: 'find-refunds-elsewhere',
  schema: z.object({}),
  timeLimitSeconds: 300,
  parallel: 1,
  async run(context) {
    const since = new Date(context.clock.now().getTime() - LOOKED_BACK_MS)
    for await (const { refunds } of pagesOf((after) => context.processor.listRefunds({ since, after })))
      for (const state of await unlike(context, refunds)) {
        // One that cannot be settled keeps none of the others waiting.
        await settleRefund(context, state).catch((error) =>
          context.log.error({ err: error, refund: state.id }, 'a refund could not be settled'),
        )
      }
  },
})

const STATUS: Record<RefundState['state'], string> = {
  pending: 'pending',
  succeeded: 'processed',
  failed: 'failed',
}

/** Some of our payments do not stand here as they stand there: those are unlike. */
async function unlike({ db, processor }: Context, refunds: RefundState[]) {
  if (refunds.length === 0) return []
  const { statusOf, charges } = await refundsKnown(db, processor.name, {
    ids: refunds.map(({ id }) => id),
    chargeIds: refunds.map(({ chargeId }) => chargeId),
  })
  return refunds.filter(
    ({ id, chargeId, state }) => charges.has(chargeId) && statusOf.get(id) !== STATUS[state],
  )
}
