import { z } from 'zod'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { agentsWhoseLeaveTurns } from './own-profile-store.ts'

/** A few days back, so that a day on which nothing ran is made up for. */
const DAYS_BACK = 7

/** Whoever goes on leave on their own today is found no longer, whoever is back is found again. */
export const turnLeaves = defineJob({
  name: 'turn-leaves',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      const now = context.clock.now()
      for (const { person_id } of await agentsWhoseLeaveTurns(tx, { now, daysBack: DAYS_BACK }))
        await context.jobs.enqueue(tx, refreshAgent, { agent_id: person_id }, { singleton: person_id })
    }),
})

export const refreshAgent = defineJob({
  name: 'refresh-agent',
  schema: z.object({ agent_id: z.uuid() }),
  run: (context, { agent_id }) =>
    transact(context, (tx) => tell(context, tx, { fact: 'leave_turned', agent: agent_id })),
})
