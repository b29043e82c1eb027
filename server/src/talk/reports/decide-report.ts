import type { ReportVerdict } from '@sojourn/contract/desk/staff-reports'
import type { ReportKind } from '@sojourn/contract/talk/report-words'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { hasClaim } from './claim-policy.ts'
import { decisionForReporter } from './report-mails.ts'
import { reportMachine } from './report-state.ts'
import { lockReport } from './store.ts'
import { subjects } from './subjects.ts'
import { writeToSide } from './write-to-side.ts'

/** Whoever has the report decides it, once; both sides read these very words. */
export const decideReport = (context: Context, actor: Person, id: string, verdict: ReportVerdict) =>
  transact(context, async (tx) => {
    const report = await lockReport(tx, id)
    if (!report) throw new Refusal('not_found')
    if (
      report.status === 'open' ||
      (report.status === 'claimed' && !hasClaim(report, actor.id, context.clock))
    )
      throw notNow('Please take this report first, so that no two decide it.')

    const { outcome, reason } = verdict
    const ground = outcome === 'hidden' ? (verdict.ground ?? null) : null
    const decided = {
      outcome,
      ground,
      decision_reason: reason,
      decided_by: actor.id,
      decided_at: context.clock.now(),
    }
    await perform(context, tx, reportMachine.decide, { id }, { patch: decided })
    if (outcome === 'hidden') await subjects[report.kind as ReportKind].hide(context, tx, report.subject_id)

    const { kind, owner_id: person } = report
    const after = { ...report, ...decided }
    await tell(
      context,
      tx,
      { fact: 'report_decided', person, report: id, kind, step: outcome, reason, along: { decided: after } },
      { ...context.by, id: actor.id, mode: 'staff' },
    )
    await writeToSide(context, tx, report, 'reporter', decisionForReporter(context, after))
  })
