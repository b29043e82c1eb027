import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { lookAtWallet } from '../linking/settle-account.ts'
import { takeDueWallets } from '../wallet-store.ts'
import { takeDuePayouts } from './payout-store.ts'
import { bringPayoutOn } from './send-payout.ts'

const AT_A_TIME = 50
const MOST_BATCHES = 40

/** The job asks for what no answer and no news told us, and takes up what a crash left. */
export const tendPayouts = defineJob({
  name: 'tend-payouts',
  schema: z.object({}),
  timeLimitSeconds: 300,
  parallel: 1,
  async run(context) {
    await each(context, takeDuePayouts, bringPayoutOn)
    await each(context, takeDueWallets, lookAtWallet)
  },
})

type Take = (tx: Tx, due: { now: Date; next: Date; limit: number }) => Promise<{ id: string }[]>

async function each(context: Context, take: Take, look: (context: Context, id: string) => Promise<unknown>) {
  const now = context.clock.now()
  const next = new Date(now.getTime() + 10 * MINUTE_MS)
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const rows = await inTransaction(context.db, (tx) => take(tx, { now, next, limit: AT_A_TIME }))
    // One that cannot be brought on keeps none of the others waiting; its next time is set.
    for (const { id } of rows)
      await look(context, id).catch((error) =>
        context.log.error({ err: error, id }, 'a payout or a wallet could not be brought on'),
      )
    if (rows.length < AT_A_TIME) return
  }
}
