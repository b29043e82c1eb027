import type { Favourite } from '@sojourn/contract/supply/favourites'
import type { FavouriteArticle } from '@sojourn/contract/talk/kept-articles'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../../platform/http/input/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  dropFavourite as dropAgent,
  keepFavourite as keepAgent,
} from '../../../supply/favourites/keep-favourite.ts'
import { findShownArticle } from '../reading/live-store.ts'
import { viewArticleCard } from '../reading/view.ts'
import { addArticleFavourite, favouriteArticles, removeArticleFavourite } from './favourite-store.ts'

interface Thing {
  name: Favourite['name']
  id: string
}

export const keepFavourite = (context: Context, actor: Person, { name, id }: Thing) =>
  name === 'article' ? keepArticle(context, actor, id) : keepAgent(context, actor, id)

/** Twice is once. */
const keepArticle = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    if (!(await findShownArticle(tx, id))) throw new Refusal('not_found')
    const mark = { person_id: actor.id, article_id: id, created_at: context.clock.now() }
    const row = await addArticleFavourite(tx, mark)
    return viewFavourite({ id: row.id, article_id: row.article_id, kept_at: row.created_at })
  })

/** The id is the one of the favourite or of what is kept; gone is gone, and another person's is left alone. */
export async function dropFavourite(context: Context, actor: Person, id: string) {
  await transact(context, (tx) => removeArticleFavourite(tx, actor.id, id))
  await dropAgent(context, actor, id)
}

export async function listKeptArticles(
  { db }: Context,
  actor: Person,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = decodeCursor(cursor, AgeCursor)
  const rows = await favouriteArticles(db, actor.id, { after, limit })
  return pageOf(
    rows,
    limit,
    (row): FavouriteArticle => ({
      ...viewFavourite({ id: row.favourite_id, article_id: row.id, kept_at: row.kept_at }),
      article: viewArticleCard(row),
    }),
    (row) => [row.kept_at.toISOString(), row.favourite_id],
  )
}

const viewFavourite = (row: { id: string; article_id: string; kept_at: Date }): Favourite => ({
  id: row.id,
  name: 'article',
  owner_id: row.article_id,
  created_at: { date: row.kept_at.toISOString() },
})
