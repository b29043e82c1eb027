import { z } from 'zod'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { agentsAfter } from './every-agent-store.ts'
import { indexAgents } from './index-agent.ts'

const AT_A_TIME = 100

/** For what all are found by at once: the names of visas, their purposes, and which licences cover them. */
export const indexEveryAgent = defineJob({
  name: 'index-every-agent',
  schema: z.object({}),
  parallel: 1,
  timeLimitSeconds: 3600,
  run: async (context) => {
    let after: string | null = null
    do {
      const ids = await agentsAfter(context.db, after, AT_A_TIME)
      if (ids.length > 0) await transact(context, (tx) => indexAgents(context, tx, ids))
      after = ids.at(-1) ?? null
    } while (after)
  },
})
