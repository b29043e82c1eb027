import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { keepHtml, MARK_BEGINS } from './kept-html.ts'
import { findLiveCopy, setLiveHtml } from './live-copy-store.ts'
import { cleanedOtherwise, lockArticle, setHtml } from './store.ts'

/** It runs once after a change of the rules, and for what the release before wrote: from then on it is served as it is kept. */
export const cleanAgain = (context: Context) =>
  doAllDue(
    context,
    (after, most) => cleanedOtherwise(context.db, MARK_BEGINS, after, most),
    ({ id, agent_id }) =>
      transact(context, async (tx) => {
        const article = await lockArticle(tx, agent_id, id)
        if (!article) return
        await setHtml(tx, id, keepHtml(article.html))
        const live = await findLiveCopy(tx, id)
        if (live) await setLiveHtml(tx, id, keepHtml(live.html))
      }),
    'an article could not be cleaned again',
  )
