import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type ArticleState, articleMachine, isPublished, SENT } from './article-state.ts'
import { checkVersion } from './change-article.ts'
import { isTrusted } from './checking/is-trusted.ts'
import { refuseReportedOfAgent } from './checking/refuse-reported.ts'
import { isAsPublished } from './live-copy-store.ts'
import { publishArticle } from './publish-article.ts'
import { missingOf } from './reading/missing.ts'
import { showOwnArticle } from './show-own-article.ts'
import { type LockedArticle, lockArticle, servicesToName } from './store.ts'

/** A3 sends it to our team, with everything there; of a trusted agent it goes on to its readers at once (A4). */
export async function submitArticle(context: Context, actor: Person, id: string, version: number) {
  if (!actor.emailVerified) throw new Refusal('email_not_verified')
  return transact(context, async (tx) => {
    const article = await lockArticle(tx, actor.id, id)
    if (!article) throw new Refusal('not_found')
    checkVersion(article, version)
    await refuseReportedOfAgent(tx, id)
    if (article.hidden_at && (await isAsPublished(tx, id))) throw new Refusal('not_now', { message: SENT })
    const step = isPublished(article.status as ArticleState)
      ? articleMachine.submitChanges
      : articleMachine.submit
    await perform(context, tx, step, article, {
      patch: {
        submitted_at: context.clock.now(),
        // A decision names the version: one that was sent anew is read again.
        version: version + 1,
        review_reason: null,
      },
      told: () => refuseIncomplete(tx, actor, article),
    })
    if (await isTrusted(tx, actor.id))
      await publishArticle(context, tx, { ...article, version: version + 1, status: step.to }, null)
    return showOwnArticle(context, actor, id, tx)
  })
}

async function refuseIncomplete(tx: Tx, actor: Person, article: LockedArticle) {
  const services = await servicesToName(tx, actor.id, article.service_ids)
  const missing = missingOf(
    article,
    services.map((service) => service.id),
  )
  if (missing.length > 0)
    throw new Refusal('invalid_fields', {
      message: 'Something is missing before readers can see this article.',
      fields: missing,
    })
  return {}
}
