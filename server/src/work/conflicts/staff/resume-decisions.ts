import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { holdWithAgent } from '../../orders/hold-with-agent.ts'
import { decisionsWithoutTime, lockConflict } from '../store.ts'
import { resumeDecision } from './resume-decision.ts'

const AT_A_TIME = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Decisions that a bank stopped before they could wait for it, and those a node of that release leaves so. */
export const resumeDecisions = defineJob({
  name: 'resume-decisions',
  schema: z.object({}),
  timeLimitSeconds: 300,
  async run(context) {
    let after = FIRST
    for (;;) {
      const batch = await decisionsWithoutTime(context.db, after, AT_A_TIME)
      for (const one of batch)
        await resume(context, one).catch((error) =>
          context.log.error({ err: error, conflict: one.id }, 'a decision could not go on'),
        )
      const last = batch.at(-1)
      if (!last || batch.length < AT_A_TIME) return
      after = last.id
    }
  },
})

const resume = (context: Context, { id, order_id }: { id: string; order_id: string }) =>
  transact(context, async (tx) => {
    const order = await holdWithAgent(tx, order_id)
    const conflict = order && (await lockConflict(tx, id))
    if (order && conflict?.status === 'decided' && !conflict.reply_by)
      await resumeDecision(context, tx, { order, conflict })
  })
