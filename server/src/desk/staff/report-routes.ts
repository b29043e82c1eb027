import * as calls from '@sojourn/contract/desk/staff-reports'
import { handle } from '../../platform/http/handler.ts'
import { answerObjection } from '../../talk/reports/answer-objection.ts'
import { claimReport, releaseReport } from '../../talk/reports/claim-report.ts'
import { decideReport } from '../../talk/reports/decide-report.ts'
import { listReports } from '../../talk/reports/list-reports.ts'
import { showReport } from '../../talk/reports/show-report.ts'

export const staffReportHandlers = [
  handle(calls.listReports, ({ context, actor, query }) => listReports(context, actor, query)),

  handle(calls.showReport, async ({ context, actor, params }) => ({
    data: await showReport(context, actor, params.id),
  })),

  handle(calls.claimReport, async ({ context, actor, params }) => {
    await claimReport(context, actor, params.id)
    return { data: await showReport(context, actor, params.id) }
  }),

  handle(calls.releaseReport, async ({ context, actor, params }) => {
    await releaseReport(context, actor, params.id)
    return { data: await showReport(context, actor, params.id) }
  }),

  handle(calls.decideReport, async ({ context, actor, params, body }) => {
    await decideReport(context, actor, params.id, body)
    return { data: await showReport(context, actor, params.id) }
  }),

  handle(calls.answerObjection, async ({ context, actor, params, body }) => {
    await answerObjection(context, actor, params.id, body)
    return { data: await showReport(context, actor, params.id) }
  }),
]
