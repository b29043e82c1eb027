import { z } from 'zod'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { giveUpUnproven } from './store.ts'

const KEPT_DAYS = 30

/**
 * Accounts whose email was never proven and that nobody used for a month, so that whoever owns the address can join.
 * They are deleted as if they had asked for it, with all that holds for a deletion.
 */
export const sweepUnproven = defineJob({
  name: 'sweep-unproven',
  schema: z.object({}),
  run: (context) =>
    transact(context, (tx) => {
      const now = context.clock.now()
      return giveUpUnproven(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS), now)
    }),
})
