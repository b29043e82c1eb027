import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { recoverDebt } from '../../ledger/recover-debt.ts'
import { lockPayout } from '../payouts/payout-store.ts'
import { lockWalletOf } from '../wallet-store.ts'
import { debtorsWhoHave, payoutsOfDebtors } from './debtor-store.ts'
import { payDebtFromPayout } from './pay-debt-from-payout.ts'

/** The job takes what agents owe from what they have, and then from payouts that wait, wherever that was not done at once. */
export const takeDebts = defineJob({
  name: 'take-debts',
  schema: z.object({}),
  timeLimitSeconds: 300,
  parallel: 1,
  async run(context) {
    for (const { agent, currency } of await debtorsWhoHave(context.db))
      await logged(context, agent, () =>
        inTransaction(context.db, (tx) =>
          recoverDebt(context, tx, {
            agent,
            currency,
            cause: `debt:${randomUUID()}`,
            orderId: null,
            actorId: null,
            requestId: null,
          }),
        ),
      )
    for (const { id, agent } of await payoutsOfDebtors(context.db))
      await logged(context, agent, () =>
        inTransaction(context.db, async (tx) => {
          await lockWalletOf(tx, agent)
          const payout = await lockPayout(tx, id)
          if (payout?.status === 'pending') await payDebtFromPayout(context, tx, payout)
        }),
      )
  },
})

/** One that cannot be taken keeps none of the others waiting. */
const logged = (context: Context, agent: string, work: () => Promise<unknown>) =>
  work().catch((error) => context.log.error({ err: error, agent }, 'a debt could not be taken'))
