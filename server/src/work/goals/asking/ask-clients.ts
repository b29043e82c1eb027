import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { dropRequest, lockAsked, requestsDue, setRequest } from './ask-store.ts'
import { ASK_AGAIN_MS } from './when-to-ask.ts'

/** Asks each client at the usual time, and once more: no agent chooses of which goals a decision is told. */
export const askClients = defineJob({
  name: 'ask-for-decisions',
  schema: z.object({}),
  timeLimitSeconds: 300,
  run: (context) => {
    const now = context.clock.now()
    return doAllDue(
      context,
      (after, most) => requestsDue(context.db, now, after, most),
      ({ id }) => ask(context, Number(id)),
      'nobody could be asked for a decision',
    )
  },
})

/** Read again under the lock: it may be decided, or asked by another run. */
const ask = (context: Context, goalId: number) =>
  transact(context, async (tx) => {
    const goal = await lockAsked(tx, goalId)
    const now = context.clock.now()
    if (!goal || goal.ask_at > now) return
    if (goal.status === 'approved' || goal.status === 'rejected' || goal.person_deleted_at)
      return void (await dropRequest(tx, goalId))
    const later = new Date(now.getTime() + ASK_AGAIN_MS)
    // A goal in the trash, an open conflict, a suspension: they may end.
    if (goal.status !== 'in_progress' || goal.deleted_at || goal.suspended_at || !goal.is_accepted)
      return void (await setRequest(tx, goalId, { ask_at: later }))
    const asked = goal.asked + 1
    await setRequest(tx, goalId, { asked, asked_at: now, ask_at: later })
    await tell(context, tx, {
      fact: 'decision_wanted',
      person: goal.client_id,
      goal: goalId,
      time: asked,
      along: { name: goal.name, country: goal.country_name },
    })
  })
