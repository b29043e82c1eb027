import * as calls from '@sojourn/contract/desk/staff-facts'
import {
  listFacts,
  listFactsToCheck,
  listOpenReports,
} from '../../ground/reference/corrections/list-facts.ts'
import { showFacts } from '../../ground/reference/corrections/show-facts.ts'
import { handle } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { closeReportOfFact, correctFactOfVisa } from './correct-fact-of-visa.ts'

export const staffFactHandlers = [
  handle(calls.listFacts, ({ context, query }) => listFacts(context, query)),

  handle(calls.listFactsToCheck, async ({ context }) => wholeList(await listFactsToCheck(context))),

  handle(calls.listFactReports, ({ context, query }) => listOpenReports(context, query)),

  handle(calls.showFacts, async ({ context, query }) => ({ data: await showFacts(context, query.visa) })),

  handle(calls.correctFact, async ({ context, actor, body }) => {
    await correctFactOfVisa(context, actor, body)
    return { data: await showFacts(context, body.visa) }
  }),

  handle(calls.closeFactReport, async ({ context, actor, params, body }) => ({
    data: await closeReportOfFact(context, actor, { id: params.id, reason: body.reason }),
  })),
]
