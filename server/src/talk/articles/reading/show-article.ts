import type { Context } from '../../../context.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findAuthor } from '../../../supply/agents/find-visible-agent.ts'
import { offersOf } from '../../../supply/services/offers-of.ts'
import { attachmentsNamed } from '../files/attachment-store.ts'
import { findLiveArticle, isGone, liveArticlesOf, relatedArticles } from './live-store.ts'
import { viewArticle, viewArticleCard } from './view.ts'

const MOST_RELATED = 3
const MOST_SERVICES = 3
/** Among so many of the author's services those the article names are looked for. */
const SERVICES_LOOKED_AT = 30

/** An article by any address it has or had. */
export async function showArticle(
  context: Context,
  actor: Actor,
  { id, slug }: { id: string; slug: string },
) {
  const { db, clock } = context
  const author = await findAuthor(context, id)
  const viewer = actor.kind === 'person' ? actor.id : null
  const row = await findLiveArticle(db, author.id, slug, viewer)
  if (!row) throw new Refusal((await isGone(db, author.id, slug)) ? 'gone' : 'not_found')
  const [offers, attachments, related] = await Promise.all([
    author.isListed ? offersOf(context, author.id, { limit: SERVICES_LOOKED_AT }) : null,
    row.attachment_ids.length > 0 ? attachmentsNamed(db, row.id, row.attachment_ids) : [],
    relatedArticles(db, row, MOST_RELATED),
  ])
  const services = (offers?.data.items ?? [])
    .toSorted((one, other) => placeOf(row.service_ids, one.id) - placeOf(row.service_ids, other.id))
    .slice(0, MOST_SERVICES)
  return viewArticle(row, { services, attachments, related, now: clock.now() })
}

const placeOf = (named: string[], id: string) => {
  const place = named.indexOf(id)
  return place < 0 ? named.length : place
}

export async function listArticlesOf(
  context: Context,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const author = await findAuthor(context, id)
  const after = decodeCursor(cursor, AgeCursor)
  const rows = await liveArticlesOf(context.db, author.id, { limit, after })
  return pageOf(rows, limit, viewArticleCard, (row) => [row.published_at.toISOString(), row.id])
}
