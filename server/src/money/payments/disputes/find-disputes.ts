import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { DisputeState } from '../../../platform/payments/processor.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { pagesOf } from '../pages-of.ts'
import { disputesKnown, oldOpenDisputes } from './dispute-store.ts'
import { settleDisputeIn } from './settle-dispute.ts'

/** Most banks let a payer complain for so many days. */
const LOOKED_BACK_MS = 120 * DAY_MS

/**
 * Asks the processor for the disputes of the last months, and for older ones that are open here: one that began or ended
 * is found also where its news were lost.
 */
export const findDisputes = defineJob({
  name: 'find-disputes',
  schema: z.object({}),
  timeLimitSeconds: 300,
  parallel: 1,
  async run(context) {
    const { db, processor } = context
    const since = new Date(context.clock.now().getTime() - LOOKED_BACK_MS)
    for await (const { disputes } of pagesOf((after) => processor.listDisputes({ since, after })))
      for (const state of await unlike(context, disputes)) await settle(context, state)
    for (const { processor_id } of await oldOpenDisputes(db, processor.name, since)) {
      const state = await withPatience(processor.readDispute(processor_id))
      if (state && state.state !== 'open') await settle(context, state)
    }
  },
})

/** One that cannot be settled keeps none of the others waiting. */
const settle = (context: Context, state: DisputeState) =>
  inTransaction(context.db, (tx) => settleDisputeIn(context, tx, state)).catch((error) =>
    context.log.error({ err: error, dispute: state.id }, 'a dispute could not be settled'),
  )

/** Some of our payments do not stand here as they stand there: those are unlike. */
async function unlike({ db, processor }: Context, disputes: DisputeState[]) {
  if (disputes.length === 0) return []
  const { stateOf, charges } = await disputesKnown(db, processor.name, {
    ids: disputes.map(({ id }) => id),
    chargeIds: disputes.map(({ chargeId }) => chargeId),
  })
  return disputes.filter(
    ({ id, chargeId, state }) => charges.has(chargeId) && stateOf.get(id) !== state && !isBack(id, state),
  )

  /** Nothing begins anew. */
  function isBack(id: string, state: DisputeState['state']) {
    return stateOf.has(id) && state === 'open'
  }
}
