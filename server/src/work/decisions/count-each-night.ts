import { z } from 'zod'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { countDecisionsOf, countedSince } from './count-decisions.ts'
import { clientsToCount } from './decision-store.ts'

const AT_A_TIME = 100

/** Decisions older than the shares reach leave them; those nobody counted yet are counted. Each client has a transaction of their own. */
export const countEachNight = defineJob({
  name: 'count-decisions',
  schema: z.object({}),
  timeLimitSeconds: 600,
  async run(context) {
    const since = countedSince(context.clock.now())
    let last: string | null = null
    do {
      const clients = await clientsToCount(context.db, since, last, AT_A_TIME)
      for (const client of clients) await transact(context, (tx) => countDecisionsOf(context, tx, client))
      last = clients.at(-1) ?? null
    } while (last !== null)
  },
})
