import * as calls from '@sojourn/contract/talk/reports'
import { handle } from '../../platform/http/handler.ts'
import { objectToDecision } from './object-to-decision.ts'
import { admitReport, sendReport } from './send-report.ts'
import { showDecision } from './show-decision.ts'

export const reportHandlers = [
  handle(
    calls.sendReport,
    async ({ context, actor, body }, _admitted: undefined) => ({
      data: await sendReport(context, actor, body),
    }),
    {
      prepare: async ({ context, actor, body }) => {
        await admitReport(context, actor, body)
        return undefined
      },
    },
  ),

  handle(calls.showReportDecision, async ({ context, params }) => ({
    data: await showDecision(context, params.token),
  })),

  handle(calls.objectToDecision, async ({ context, actor, params, body }) => ({
    data: await objectToDecision(context, actor, params.token, body.objection),
  })),
]
