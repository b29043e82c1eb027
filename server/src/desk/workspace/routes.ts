import { findAnything as findCall } from '@sojourn/contract/desk/find'
import { showFit as fitCall } from '@sojourn/contract/desk/fit'
import { showGoalPapers as goalPapersCall } from '@sojourn/contract/desk/goal-papers'
import { showToday as todayCall } from '@sojourn/contract/desk/today'
import * as calls from '@sojourn/contract/desk/workspace'
import { handle } from '../../platform/http/handler.ts'
import { languageOf } from '../../platform/http/language.ts'
import { findAnything } from './find-anything.ts'
import { showFit } from './fit/show-fit.ts'
import { showGoalPapers } from './show-goal-papers.ts'
import { showToday } from './show-today.ts'
import { showWorkspace } from './show-workspace.ts'

export const workspaceHandlers = [
  handle(calls.showWorkspace, async ({ context, actor, params }) => ({
    data: await showWorkspace(context, actor, params.uuid),
  })),

  handle(findCall, async ({ context, actor, query, request }) => ({
    data: await findAnything(context, { actor, query: query.query, language: languageOf(request) }),
  })),

  handle(todayCall, async ({ context, actor, request }) => ({
    data: await showToday(context, actor, languageOf(request)),
  })),

  handle(goalPapersCall, async ({ context, actor, params }) => ({
    data: await showGoalPapers(context, actor, params.id),
  })),

  handle(fitCall, async ({ context, actor, params, query }) => ({
    data: await showFit(context, actor, { id: params.id, service: query.service }),
  })),
]
