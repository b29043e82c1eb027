import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { addCheck, findWaitingCheck, finishCheck } from './check-store.ts'
import { faultsOf, verifyLedger } from './verify-ledger.ts'

/** People look at a fault: it is logged, counted and kept, and never mended by itself. */
export const watchLedger = defineJob({
  name: 'verify-ledger',
  schema: z.object({}),
  timeLimitSeconds: 600,
  parallel: 1,
  async run(context) {
    const id = await beginCheck(context)
    const { sums, sealed, newestHash, ...found } = await verifyLedger(context)
    const faults = faultsOf(found)
    context.metrics.ledgerFaults.set(faults.length)
    if (faults.length > 0) context.log.error({ sealed, faults }, 'the ledger is not as it was written')
    else context.log.info({ sealed, newestHash }, 'the ledger is as it was written')
    await transact(context, (tx) =>
      finishCheck(tx, id, {
        done_at: context.clock.now(),
        sealed: sums.upTo,
        newest_hash: newestHash,
        balances: sums.of,
        faults,
      }),
    )
  },
})

/** The check is the one somebody asked for, or one of its own. */
const beginCheck = (context: Context) =>
  transact(context, async (tx) => {
    const check = (await findWaitingCheck(tx)) ?? (await addCheck(tx, null, context.clock.now()))
    if (!check) throw new Error('Another check of the ledger began at this very moment')
    return check.id
  })
