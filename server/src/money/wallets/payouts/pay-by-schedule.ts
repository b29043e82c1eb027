import type { Schedule } from '@sojourn/contract/money/wallet-words'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { currenciesAvailable } from '../earning-store.ts'
import { scheduledWallets } from '../wallet-store.ts'
import { requestPayout } from './request-payout.ts'

const AT_A_TIME = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Everything that is available: on Mondays for some, on the first of the month for others. Twice on a day is once. */
export const payBySchedule = defineJob({
  name: 'pay-by-schedule',
  schema: z.object({}),
  timeLimitSeconds: 600,
  parallel: 1,
  async run(context) {
    const now = context.clock.now()
    const due: Schedule[] = []
    if (now.getUTCDay() === 1) due.push('weekly')
    if (now.getUTCDate() === 1) due.push('monthly')
    if (due.length === 0) return
    for (let after = BEFORE_ALL; ; ) {
      const wallets = await scheduledWallets(context.db, due, after, AT_A_TIME)
      for (const { id, agent_id } of wallets) {
        after = id
        await payOut(context, agent_id, dayOf(now)).catch((error) =>
          context.log.error({ err: error, wallet: id }, 'a scheduled payout could not be made'),
        )
      }
      if (wallets.length < AT_A_TIME) return
    }
  },
})

/** Each currency in a transaction of its own. Who is paused is paid the next time. */
async function payOut(context: Context, agentId: string, scheduledOn: string) {
  for (const currency of await currenciesAvailable(context.db, agentId))
    await transact(context, (tx) =>
      requestPayout(context, tx, {
        ...{ agentId, amount: null, currency, askedBy: 'schedule', scheduledOn, by: SYSTEM },
      }),
    ).catch((error) => {
      if (!(error instanceof Refusal)) throw error
    })
}
