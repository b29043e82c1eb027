import * as calls from '@sojourn/contract/talk/reports'
import { handle } from '../../platform/http/handler.ts'
import { ownLanguageOf } from '../../platform/http/language.ts'
import { objectToDecision } from './object-to-decision.ts'
import { admitReport, sendReport } from './send-report.ts'
import { showDecision } from './show-decision.ts'

export const reportHandlers = [
  handle(
    calls.sendReport,
    async ({ context, actor, body, request }, _admitted: undefined) => ({
      data: await sendReport(context, actor, body, ownLanguageOf(request)),
    }),
    {
      prepare: async ({ context, actor, body }) => {
        await admitReport(context, actor, body)
        return undefined
      },
    },
  ),

  handle(calls.showReportDecision, async ({ context, actor, params }) => ({
    data: await showDecision(context, actor, params.token),
  })),

  handle(calls.objectToDecision, async ({ context, actor, params, body }) => ({
    data: await objectToDecision(context, actor, params.token, body.objection),
  })),
]
