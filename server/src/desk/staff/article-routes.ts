import * as calls from '@sojourn/contract/desk/staff-articles'
import { handle } from '../../platform/http/handler.ts'
import { sendAttachment } from '../../platform/http/send-attachment.ts'
import { decideArticle } from '../../talk/articles/checking/decide-article.ts'
import {
  hideArticleAsStaff,
  showArticleAgainAsStaff,
} from '../../talk/articles/checking/hide-article-as-staff.ts'
import { listArticlesToCheck } from '../../talk/articles/checking/list-articles-to-check.ts'
import { openArticleFileAsStaff } from '../../talk/articles/checking/open-article-file-as-staff.ts'
import { showArticleCase } from '../../talk/articles/checking/show-article-case.ts'

export const staffArticleHandlers = [
  handle(calls.listArticlesToCheck, ({ context, query }) => listArticlesToCheck(context, query)),

  handle(calls.showArticleCase, async ({ context, params }) => ({
    data: await showArticleCase(context, params.id),
  })),

  handle(calls.openArticleFileToCheck, async ({ context, actor, params, reply }) =>
    sendAttachment(reply, await openArticleFileAsStaff(context, actor, params)),
  ),

  handle(calls.decideArticle, async ({ context, actor, params, body }) => {
    await decideArticle(context, actor, params.id, body)
    return { data: await showArticleCase(context, params.id) }
  }),

  handle(calls.hideArticleOf, async ({ context, actor, params, body }) => {
    await hideArticleAsStaff(context, actor, params.id, body.reason)
    return { data: await showArticleCase(context, params.id) }
  }),

  handle(calls.showArticleAgainOf, async ({ context, actor, params }) => {
    await showArticleAgainAsStaff(context, actor, params.id)
    return { data: await showArticleCase(context, params.id) }
  }),
]
