import { z } from 'zod'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { clearOrder } from '../../money/ledger/clear-order.ts'
import { transact } from '../../platform/database/transact.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { holdGift } from '../gifts/hold-gift.ts'
import { lockWork, ordersToClear, setWork } from './work-store.ts'

const AT_A_TIME = 100

/** Released money becomes the agent’s once it is too late for a conflict; a conflict stops that. */
export const clearReleases = defineJob({
  name: 'clear-releases',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    for (;;) {
      const batch = await ordersToClear(context.db, context.clock.now(), AT_A_TIME)
      let cleared = 0
      for (const { id } of batch)
        await clear(context, id).then(
          () => {
            cleared += 1
          },
          (error) => context.log.error({ err: error, order: id }, 'released money could not be cleared'),
        )
      if (batch.length < AT_A_TIME || cleared === 0) return
    }
  },
})

const clear = (context: Context, id: string) =>
  transact(context, async (tx) => {
    const work = await lockWork(tx, id)
    const now = context.clock.now()
    if (work?.status !== 'completed' || work.cleared_at || !work.clears_at || work.clears_at > now) return
    if (await holdGift(context, tx, id)) return
    await clearOrder(context, tx, { order: id, agent: work.agent_id, currency: work.currency })
    await setWork(tx, id, { cleared_at: now })
    await tell(
      context,
      tx,
      { fact: 'money_cleared', order: id, step: 'L3', from: 'completed', to: 'completed' },
      SYSTEM,
    )
  })
