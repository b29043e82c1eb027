import type { ReportKind } from '@sojourn/contract/talk/report-words'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countOthers, findReport } from './store.ts'
import { subjects } from './subjects.ts'
import { viewReport } from './view.ts'

/** One report as staff sees it: what was reported, then and now. */
export async function showReport({ db, clock }: Context, { id: staffId }: Person, id: string) {
  const report = await findReport(db, id)
  if (!report) throw new Refusal('not_found')
  const [current, others] = await Promise.all([
    subjects[report.kind as ReportKind].find(db, report.subject_id),
    countOthers(db, report),
  ])
  return viewReport(report, { id: staffId, clock }, { current, others })
}
