import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { transact } from '../transact.ts'
import { reachMonthsAhead, tablesByMonth } from './months-store.ts'

/** Each transaction is for one table: making a part holds what it refers to for a moment. */
export const keepMonths = defineJob({
  name: 'keep-months',
  schema: z.object({}),
  async run(context) {
    for (const table of await tablesByMonth(context.db)) {
      const made = await transact(context, (tx) => reachMonthsAhead(tx, table, context.clock.now()))
      if (made > 0) context.log.info({ table, made }, 'parts for coming months are made')
    }
  },
})
