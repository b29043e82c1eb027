import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { CHANGEABLE } from '../goal-state.ts'
import { changedFacts, goalsToTell, lockGoalOfVisa, noteVisaTold } from './visa-change-store.ts'

/** Our team often corrects several facts of a visa, or one once more: all of it is told together. */
const QUIET_MS = HOUR_MS
const NEWS_MS = 30 * DAY_MS

/** Tells clients that a visa of their goals has other fees, times or rules than when they made their plan. */
export const tellVisaChanges = defineJob({
  name: 'tell-visa-changes',
  schema: z.object({}),
  timeLimitSeconds: 600,
  run: (context) => {
    const now = context.clock.now().getTime()
    const times = { quietSince: new Date(now - QUIET_MS), newSince: new Date(now - NEWS_MS) }
    return doAllDue(
      context,
      (after, most) => goalsToTell(context.db, times, after, most),
      ({ id }) => tellClient(context, Number(id)),
      'a client could not be told how a visa has changed',
    )
  },
})

/** Read again under the lock: another run may have told it, or the goal is another by now. */
const tellClient = (context: Context, goalId: number) =>
  transact(context, async (tx) => {
    const goal = await lockGoalOfVisa(tx, goalId)
    if (!goal?.origin || goal.deleted_at || !CHANGEABLE.includes(goal.status)) return
    const corrected = await changedFacts(tx, goal.origin, goal.told_at)
    const last = Math.max(...corrected.map(({ last_at }) => last_at.getTime()))
    if (corrected.length === 0) return
    await noteVisaTold(tx, goalId, new Date(last))
    const facts = corrected.filter(({ is_other }) => is_other).map(({ fact }) => fact)
    if (facts.length === 0) return
    const { client_id, name, visa, visa_name, country } = goal
    await tell(context, tx, {
      fact: 'visa_changed',
      person: client_id,
      goal: goalId,
      visa,
      facts,
      time: last,
      along: { name, visa_name, country },
    })
  })
