import { showGoalPrices as showGoalPricesCall } from '@sojourn/contract/supply/goal-prices'
import { listShortlist as listShortlistCall } from '@sojourn/contract/supply/shortlist'
import * as calls from '@sojourn/contract/work/goals'
import { handle } from '../../platform/http/handler.ts'
import { languageOf } from '../../platform/http/language.ts'
import { sayStillWaiting } from './asking/still-waiting.ts'
import { changeGoal } from './change-goal.ts'
import { countGoals } from './count-goals.ts'
import { createGoal } from './create-goal.ts'
import { decideGoal } from './decide-goal.ts'
import { deleteGoal } from './delete-goal.ts'
import { listGoals } from './list-goals.ts'
import { listShortlist } from './list-shortlist.ts'
import { restoreGoal } from './restore-goal.ts'
import { showGoal } from './show-goal.ts'
import { showGoalPrices } from './show-goal-prices.ts'
import { tickDocuments } from './tick-documents.ts'
import { writeGoalCalendar } from './write-goal-calendar.ts'

export const goalHandlers = [
  handle(calls.listGoals, ({ context, actor, query }) => listGoals(context, actor, query)),

  handle(calls.countGoals, async ({ context, actor }) => ({ data: await countGoals(context, actor) })),

  handle(calls.createGoal, async ({ context, actor, body }) => ({
    data: await createGoal(context, actor, body),
  })),

  handle(calls.showGoal, async ({ context, actor, params }) => ({
    data: await showGoal(context, actor, params.id),
  })),

  handle(calls.changeGoal, async ({ context, actor, params, body }) => ({
    data: await changeGoal(context, actor, params.id, body),
  })),

  handle(calls.downloadGoalCalendar, async ({ context, actor, params, reply, request }) => {
    const calendar = await writeGoalCalendar(context, actor, params.id, languageOf(request))
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="goal.ics"')
    return calendar
  }),

  handle(calls.tickDocuments, async ({ context, actor, params, body }) => ({
    data: await tickDocuments(context, actor, params.id, body.ticked),
  })),

  handle(calls.decideGoal, async ({ context, actor, params, body }) => ({
    data: await decideGoal(context, actor, params.id, body),
  })),

  handle(calls.sayStillWaiting, async ({ context, actor, params }) => ({
    data: await sayStillWaiting(context, actor, params.id),
  })),

  handle(listShortlistCall, ({ context, actor, params, query }) =>
    listShortlist(context, actor, params.id, query),
  ),

  handle(showGoalPricesCall, async ({ context, actor, params, query }) => ({
    data: await showGoalPrices(context, actor, { ...query, goal: params.id }),
  })),

  handle(calls.deleteGoal, async ({ context, actor, params }) => {
    await deleteGoal(context, actor, params.id)
  }),

  handle(calls.restoreGoal, async ({ context, actor, params }) => ({
    data: await restoreGoal(context, actor, params.id),
  })),
]
