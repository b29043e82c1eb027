import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { articleMachine } from './article-state.ts'
import { addSlug, setLiveCopy, slugsLike } from './live-copy-store.ts'
import { excerptOf, minutesToRead } from './reading/words-of.ts'
import { freeSlug, slugOf } from './slug-of.ts'
import type { LockedArticle } from './store.ts'

/** A4 shows readers what was sent, also where our team hid what was there before and approves of this. Its author is held. */
export async function publishArticle(
  context: Context,
  tx: Tx,
  article: LockedArticle,
  reviewer: string | null,
) {
  const { id, agent_id, title, html, html_mark, cover_id, service_ids, attachment_ids, version } = article
  const now = context.clock.now()
  const published_at = article.published_at ?? now
  const base = slugOf(title) || `article-${id.slice(-8)}`
  const slug = freeSlug(base, id, await slugsLike(tx, agent_id, base))
  await addSlug(tx, { agent_id, slug, article_id: id, created_at: now })
  await setLiveCopy(tx, {
    article_id: id,
    agent_id,
    version,
    slug,
    title,
    html,
    html_mark,
    cover_id,
    service_ids,
    attachment_ids,
    category: article.category ?? '',
    excerpt: excerptOf(html),
    reading_minutes: minutesToRead(html),
    published_at,
    changed_at: now,
  })
  return perform(context, tx, articleMachine.publish, article, {
    patch: {
      published_at,
      review_reason: null,
      ...(reviewer && {
        reviewed_by: reviewer,
        reviewed_at: now,
        approved_at: now,
        hidden_at: null,
        hidden_reason: null,
      }),
    },
  })
}
