import { createHash } from 'node:crypto'
import { Instant } from '@sojourn/contract/dates/time'
import type { ArticleFilters } from '@sojourn/contract/talk/articles'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { RecentlyRead } from '../../../supply/search/recently-read.ts'
import { type ArticlesSought, countPlaces, findArticles } from './found-store.ts'
import { readArticleWords } from './read-article-words.ts'
import { viewArticleCard } from './view.ts'

interface Asked extends ArticleFilters {
  sort: ArticlesSought['sort']
  cursor?: string | undefined
  limit: number
}

/** A page of what readers find. */
export async function listArticles(context: Context, { cursor, limit, ...filters }: Asked) {
  const { sort, query, category = '' } = filters
  const fingerprint = fingerprintOf(filters)
  const from = cursor ? decodeCursor(cursor, cursorOf(sort, fingerprint)) : null
  const words = await readArticleWords(context, query)
  if (query?.trim() && !words) return pageOf([], limit, viewArticleCard, () => [])
  const after = from && { tier: from[1], key: from[2], id: from[3] }
  const country = filters.country?.toUpperCase() ?? ''
  const rows = await findArticles(context.pool, { words, category, country, sort, after, limit })
  return pageOf(rows, limit, viewArticleCard, (row) => [
    fingerprint,
    row.tier,
    sort === 'likes' ? row.likes : row.published_at.toISOString(),
    row.id,
  ])
}

const cursorOf = (sort: Asked['sort'], fingerprint: string) =>
  z.tuple([
    z.literal(fingerprint),
    z.number().int().min(0).max(2),
    sort === 'likes' ? z.number().int() : Instant,
    z.uuid(),
  ])

/** A cursor goes on only with the search it came from. */
const fingerprintOf = ({ query = '', category = '', country = '', sort }: Omit<Asked, 'cursor' | 'limit'>) =>
  createHash('sha256')
    .update(JSON.stringify([query.trim(), category, country.toUpperCase(), sort]))
    .digest('base64url')
    .slice(0, 12)

const choices = new RecentlyRead<Awaited<ReturnType<typeof countPlaces>>>()

export async function listArticleFilters({ pool, clock }: Context) {
  const rows = await choices.get(pool, 'all', clock.now().getTime(), () => countPlaces(pool))
  const only = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, name, count }) => ({ id, name, count }))
  return { categories: only('category'), countries: only('country') }
}
