import { z } from 'zod'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { DAY_MS, dayOf } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { countsFrom, LAST_WARNING_MS } from '../../platform/last-warning.ts'
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
/** An agent is warned so long before they stop to count as verified. */
const WARNED_BEFORE = [7 * DAY_MS, LAST_WARNING_MS] as const

/** A job for each agent for whom a day has come, so that one that fails holds up no other. */
export const tendVerifications = defineJob({
  name: 'tend-verifications',
  schema: z.object({}),
  run: (context) =>
    transact(context, async (tx) => {
      const now = context.clock.now()
      const soon = dayAfter(dayOf(now), Math.max(...REMINDERS))
      const lapsing = new Date(now.getTime() + Math.max(...WARNED_BEFORE))
      for (const { agent_id } of await verificationsToTend(tx, { lapsing, soon }))
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
      const ending = await endOrRemind(context, tx, verification)
      if (ending?.counts_until && verification.verified_at) await warnOrLapse(context, tx, ending)
    }),
})

/** They get F4, or a word before it; null means that nothing else is due. */
async function endOrRemind(context: Context, tx: Tx, verification: LockedVerification) {
  const { agent_id, valid_until, reminded } = verification
  if (labelOf(verification) !== 'verified' || !valid_until) return verification
  const days = daysUntil(valid_until, context.clock.now())
  if (days < 0) {
    const until = graceAfter(valid_until)
    await advanceVerification(context, tx, verificationMachine.expire, verification, {
      changes: { counts_until: until },
      along: { until },
    })
    return { ...verification, label: 'expired' as const, counts_until: until, lapse_warnings: 0 }
  }
  const due = REMINDERS.find((reminder) => days <= reminder)
  if (due === undefined || (reminded !== null && reminded <= due)) return null
  await changeVerification(tx, agent_id, { reminded: due })
  await tell(context, tx, { fact: 'verification_ends', agent: agent_id, valid_until, days: due })
  return null
}

type Ending = Pick<
  LockedVerification,
  'agent_id' | 'label' | 'counts_until' | 'lapse_warnings' | 'valid_until'
>

/** Silence ends it only after the last warning had its time. */
async function warnOrLapse(context: Context, tx: Tx, verification: Ending) {
  const { agent_id: agent, counts_until, lapse_warnings } = verification
  if (!counts_until) return
  const now = context.clock.now()
  const left = counts_until.getTime() - now.getTime()
  const warning = WARNED_BEFORE.filter((before) => left <= before).length
  if (warning <= (lapse_warnings ?? 0)) {
    if (left <= 0) await lapse(context, tx, verification)
    return
  }
  const until = warning === WARNED_BEFORE.length ? countsFrom(counts_until, now) : counts_until
  await changeVerification(tx, agent, { lapse_warnings: warning, counts_until: until })
  const isWithTeam = verification.label === 'in_progress'
  await tell(context, tx, { fact: 'verification_nears_lapse', agent, warning, along: { until, isWithTeam } })
}

/** The time of grace is over: hidden, and no new orders; what runs goes on. */
async function lapse(context: Context, tx: Tx, verification: Ending) {
  const { agent_id: agent, counts_until, valid_until } = verification
  await changeVerification(tx, agent, { counts_until: null })
  await countAsVerified(context, tx, agent, false)
  const ended = `${counts_until?.getTime() ?? valid_until}`
  await tell(context, tx, { fact: 'verification_lapsed', agent, ended })
}
