import type { Context } from '../../context.ts'
import { perform, performOrSkip } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { claimEnds, hasClaim, isClaimed } from './claim-policy.ts'
import { closedTo } from './policy.ts'
import { reportMachine } from './report-state.ts'
import { lockReport } from './store.ts'

/** Takes a report for half an hour, so that no two decide it; taken again, it stays longer. */
export const claimReport = (context: Context, { id: staffId }: Person, id: string) =>
  transact(context, async (tx) => {
    const { clock } = context
    const report = await lockReport(tx, id)
    if (!report) throw new Refusal('not_found')
    const closed = closedTo(staffId, report)
    if (closed) throw notNow(closed)
    if (isClaimed(report, clock) && report.claimed_by !== staffId) throw notNow(takenSentence(report))
    const claim = { claimed_by: staffId, claimed_at: clock.now() }
    await perform(context, tx, reportMachine.claim, { id }, { patch: claim })
  })

const takenSentence = ({ claimed_at }: { claimed_at: Date | null }) =>
  `A colleague has this report until ${claimed_at ? claimEnds(claimed_at).toISOString().slice(11, 16) : 'later'} UTC, unless they give it back.`

export const releaseReport = (context: Context, { id: staffId }: Person, id: string) =>
  transact(context, async (tx) => {
    const report = await lockReport(tx, id)
    if (!report) throw new Refusal('not_found')
    if (!hasClaim(report, staffId, context.clock)) return
    await performOrSkip(
      context,
      tx,
      reportMachine.release,
      { id },
      { patch: { claimed_by: null, claimed_at: null } },
    )
  })
