import { z } from 'zod'
import { ruleMs } from '../../ground/rules/rule.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { startIfReady } from './start-if-ready.ts'
import { startsWaiting } from './work-store.ts'

const AT_A_TIME = 100

/** O4, for work that waited only because its client could still withdraw: each order in a transaction of its own. */
export const startAfterWithdrawal = defineJob({
  name: 'start-after-withdrawal',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    const paidBefore = new Date(context.clock.now().getTime() - (await ruleMs(context.db, 'withdrawal')))
    let after: string | null = null
    for (;;) {
      const batch: { id: string }[] = await startsWaiting(context.db, paidBefore, after, AT_A_TIME)
      for (const { id } of batch)
        await transact(context, (tx) => startIfReady(context, tx, { order: id })).catch((error) =>
          context.log.error({ err: error, order: id }, 'work that may begin by now could not begin'),
        )
      const last = batch.at(-1)
      if (!last || batch.length < AT_A_TIME) return
      after = last.id
    }
  },
})
