import { z } from 'zod'
import { defineJob } from '../platform/jobs/define-job.ts'
import { verifyLedger } from './verify-ledger.ts'

/** What is off is for people to look at: it is logged and counted, and never mended by itself. */
export const watchLedger = defineJob({
  name: 'verify-ledger',
  schema: z.object({}),
  timeLimitSeconds: 600,
  async run(context) {
    const { entries, accounts, ...seen } = await verifyLedger(context)
    context.metrics.ledgerFaults.set(entries.length + accounts.length)
    if (entries.length + accounts.length > 0)
      context.log.error({ ...seen, entries, accounts }, 'the ledger is not as it was written')
    else context.log.info(seen, 'the ledger is as it was written')
  },
})
