import { z } from 'zod'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { dayOf } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { advanceVerification, countAsVerified } from './advance-verification.ts'
import { labelOf } from './asked-of.ts'
import { dayAfter, daysUntil, graceAfter } from './days.ts'
import { verificationMachine } from './verification-state.ts'
import {
  changeVerification,
  type LockedVerification,
  lockVerification,
  verificationsToTend,
} from './verification-store.ts'

/** The owner of a document is told so many days before it ends. */
const REMINDERS = [7, 30, 60]

/** A job for each agent for whom a day has come, so that one that fails holds up no other. */
export const tendVerifications = defineJob({
  name: 'tend-verifications',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      const now = context.clock.now()
      const soon = dayAfter(dayOf(now), Math.max(...REMINDERS))
      for (const { agent_id } of await verificationsToTend(tx, { now, soon }))
        await context.jobs.enqueue(tx, tendVerification, { agent_id }, { singleton: agent_id })
    }),
})

export const tendVerification = defineJob({
  name: 'tend-verification',
  schema: z.object({ agent_id: z.uuid() }),
  run: (context, { agent_id }) =>
    transact(context, async (tx) => {
      const verification = await lockVerification(tx, agent_id)
      if (!verification) return
      const until = await endOrRemind(context, tx, verification)
      if (until && until <= context.clock.now() && verification.verified_at)
        await lapse(context, tx, verification)
    }),
})

/** They get F4, or a word before it. The time is when they stop to count as verified, where that has an end. */
async function endOrRemind(context: Context, tx: Tx, verification: LockedVerification) {
  const { agent_id, valid_until, reminded, counts_until } = verification
  if (labelOf(verification) !== 'verified' || !valid_until) return counts_until
  const days = daysUntil(valid_until, context.clock.now())
  if (days < 0) {
    const until = graceAfter(valid_until)
    await advanceVerification(context, tx, verificationMachine.expire, verification, {
      changes: { counts_until: until },
      along: { until },
    })
    return until
  }
  const due = REMINDERS.find((reminder) => days <= reminder)
  if (due === undefined || (reminded !== null && reminded <= due)) return null
  await changeVerification(tx, agent_id, { reminded: due })
  await tell(context, tx, { fact: 'verification_ends', agent: agent_id, valid_until, days: due })
  return null
}

/** The time of grace is over: hidden, and no new orders; what runs goes on. */
async function lapse(context: Context, tx: Tx, verification: LockedVerification) {
  const { agent_id: agent, counts_until, valid_until } = verification
  await changeVerification(tx, agent, { counts_until: null })
  await countAsVerified(context, tx, agent, false)
  const ended = `${counts_until?.getTime() ?? valid_until}`
  await tell(context, tx, { fact: 'verification_lapsed', agent, ended })
}
