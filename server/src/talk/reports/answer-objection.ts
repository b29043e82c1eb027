import type { ReportAnswer } from '@sojourn/contract/desk/staff-reports'
import type { ReportKind } from '@sojourn/contract/talk/report-words'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { closedTo } from './policy.ts'
import { answerFor } from './report-mails.ts'
import { reportMachine } from './report-state.ts'
import { isHiddenByAnother, lockReport, lockReportsOfSameSubject, type ReportRow } from './store.ts'
import { subjects } from './subjects.ts'
import { writeToSide } from './write-to-side.ts'

/**
 * Somebody else than who decided looks again: the decision stands, or its opposite takes its place. What another decision hides
 * stays hidden.
 */
export const answerObjection = (context: Context, actor: Person, id: string, answer: ReportAnswer) =>
  transact(context, async (tx) => {
    await lockReportsOfSameSubject(tx, id)
    const report = await lockReport(tx, id)
    if (!report) throw new Refusal('not_found')
    const closed = closedTo(actor.id, report)
    if (closed) throw notNow(closed)

    const { result, reason } = answer
    const settled = {
      settlement: result,
      settlement_reason: reason,
      settled_by: actor.id,
      settled_at: context.clock.now(),
    }
    await perform(context, tx, reportMachine.settle, { id }, { patch: settled })
    if (result === 'reversed') await reverse(context, tx, report)
    const staysHidden = report.outcome === 'hidden' && (await isHidden(tx, report))

    const { kind, owner_id: person } = report
    const after = { ...report, ...settled, staysHidden }
    await tell(
      context,
      tx,
      {
        fact: 'report_objection_answered',
        person,
        report: id,
        kind,
        result,
        reason,
        along: { settled: after },
      },
      { ...context.by, id: actor.id, mode: 'staff' },
    )
    await writeToSide(context, tx, report, 'reporter', answerFor('reporter', context, after))
  })

async function reverse(context: Context, tx: Tx, report: ReportRow) {
  const { hide, showAgain } = subjects[report.kind as ReportKind]
  if (report.outcome !== 'hidden') await hide(context, tx, report.subject_id)
  else if (!(await isHiddenByAnother(tx, report))) await showAgain(context, tx, report.subject_id)
}

/** It stays out of sight for another reason than this report. */
const isHidden = async (tx: Tx, { kind, subject_id }: ReportRow) =>
  (await subjects[kind as ReportKind].find(tx, subject_id))?.isHidden ?? false
