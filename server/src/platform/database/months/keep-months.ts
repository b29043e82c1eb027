import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { transact } from '../transact.ts'
import { dropEmptyMonth, reachMonthsAhead, tablesByMonth } from './months-store.ts'

/** Each transaction is for one table: making a part holds what it refers to for a moment. */
export const keepMonths = defineJob({
  name: 'keep-months',
  schema: z.object({}),
  async run(context) {
    for (const table of await tablesByMonth(context.db)) {
      const made = await transact(context, (tx) => reachMonthsAhead(tx, table, context.clock.now()))
      if (made > 0) context.log.info({ table, made }, 'parts for coming months are made')
      const drop = () => transact(context, (tx) => dropEmptyMonth(tx, table, context.clock.now()))
      for (let part = await drop(); part; part = await drop())
        context.log.info({ table, part }, 'a month whose rows are gone is dropped')
    }
  },
})
