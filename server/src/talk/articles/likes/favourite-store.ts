import type { Reader, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { liveArticles } from '../reading/live-store.ts'

const columns = ['id', 'article_id', 'created_at'] as const

interface Mark {
  person_id: string
  article_id: string
  created_at: Date
}

/** A person and an article have one row: a second adding gives the first. */
export const addArticleFavourite = (tx: Tx, favourite: Mark) =>
  tx
    .insertInto('article_favourite')
    .values(favourite)
    .onConflict((same) =>
      same.columns(['person_id', 'article_id']).doUpdateSet({ article_id: favourite.article_id }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The id is the one of the favourite or of the article. */
export const removeArticleFavourite = (tx: Tx, personId: string, id: string) =>
  tx
    .deleteFrom('article_favourite')
    .where('person_id', '=', personId)
    .where((eb) => eb.or([eb('id', '=', id), eb('article_id', '=', id)]))
    .execute()

interface Page {
  after: [time: string, id: string] | null
  limit: number
}

/** Articles that cannot be read now are left out. The newest kept comes first, and there is one more than a page. */
export function favouriteArticles(db: Reader, personId: string, { after, limit }: Page) {
  let page = liveArticles(db)
    .innerJoin('article_favourite', 'article_favourite.article_id', 'live_article.article_id')
    .select(['article_favourite.id as favourite_id', 'article_favourite.created_at as kept_at'])
    .where('article_favourite.person_id', '=', personId)
    .orderBy('article_favourite.created_at', 'desc')
    .orderBy('article_favourite.id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('article_favourite.created_at', 'article_favourite.id', after))
  return page.execute()
}

/** Far more than anybody keeps; the newest of them. */
const MOST_IDS = 1000

export const favouriteArticleIds = (db: Reader, personId: string) =>
  db
    .selectFrom('article_favourite')
    .select(['id', 'article_id as owner_id'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_IDS)
    .execute()
