import { z } from 'zod'
import { transact } from '../platform/database/transact.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { restorableSince } from './goal-state.ts'
import { eraseGoals } from './store.ts'

/** Goals nobody can bring back any more. */
export const eraseDeletedGoals = defineJob({
  name: 'erase-deleted-goals',
  schema: z.object({}),
  run: (context) => transact(context, (tx) => eraseGoals(tx, restorableSince(context.clock.now()))),
})
