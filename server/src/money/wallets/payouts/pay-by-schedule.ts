import { SCHEDULES } from '@sojourn/contract/money/wallet-words'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { dayOf } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { currenciesAvailable } from '../earning-store.ts'
import { scheduledWallets } from '../wallet-store.ts'
import { requestPayout } from './request-payout.ts'
import { sayIfSkipped, schedulesOn } from './say-if-skipped.ts'
import { sayIfStopped } from './say-if-stopped.ts'

/**
 * Everything that is available: on Mondays for some, on the first of the month for others. A run that was missed is made
 * up for in the name of its day, and twice for a day is once.
 */
export const payBySchedule = defineJob({
  name: 'pay-by-schedule',
  // The release before enqueues it without both, on every day.
  schema: z.object({ schedule: z.enum(SCHEDULES).optional(), due_at: z.iso.datetime().optional() }),
  timeLimitSeconds: 600,
  parallel: 1,
  async run(context, { schedule, due_at }) {
    const day = due_at ? new Date(due_at) : context.clock.now()
    const due = schedule ? [schedule] : schedulesOn(day)
    if (due.length === 0) return
    await doAllDue(
      context,
      (after, most) => scheduledWallets(context.db, due, after, most),
      ({ agent_id }) => payOut(context, agent_id, dayOf(day)),
      'a scheduled payout could not be made',
    )
  },
})

/** Each currency has a transaction of its own. An agent who is paused is paid the next time, and told so. */
async function payOut(context: Context, agentId: string, scheduledOn: string) {
  if (await sayIfStopped(context, agentId)) return
  if (await sayIfSkipped(context, agentId, scheduledOn)) return
  for (const currency of await currenciesAvailable(context.db, agentId))
    await transact(context, (tx) =>
      requestPayout(context, tx, {
        agentId,
        amount: null,
        currency,
        askedBy: 'schedule',
        scheduledOn,
        by: SYSTEM,
      }),
    ).catch((error) => {
      if (!(error instanceof Refusal)) throw error
    })
}
