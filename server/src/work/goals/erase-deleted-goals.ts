import { z } from 'zod'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { restorableSince } from './goal-state.ts'
import { goalsEverOrderedFor } from './orders/orders-of-goals.ts'
import { eraseGoals, goalsDeletedBefore } from './store.ts'

const AT_A_TIME = 500

/** Goals nobody can bring back any more; those that were ordered for stay hidden, as their orders tell of them. */
export const eraseDeletedGoals = defineJob({
  name: 'erase-deleted-goals',
  schema: z.object({}),
  async run(context) {
    const before = restorableSince(context.clock.now())
    for (let after = 0, ids = [after]; ids.length > 0; after = ids.at(-1) ?? after) {
      ids = await goalsDeletedBefore(context.db, before, after, AT_A_TIME)
      const kept = await goalsEverOrderedFor(context.db, ids)
      const gone = ids.filter((id) => !kept.has(id))
      await transact(context, (tx) => eraseGoals(tx, gone, before))
    }
  },
})
