import type { Reader, Tx } from '../../../platform/database/database.ts'

interface Mark {
  person_id: string
  article_id: string
  created_at: Date
}

/** The like there is, or a new one. */
export const addArticleLike = (tx: Tx, like: Mark) =>
  tx
    .insertInto('article_like')
    .values(like)
    // Written again as it is, so that the row comes back.
    .onConflict((known) =>
      known.columns(['article_id', 'person_id']).doUpdateSet({ article_id: like.article_id }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export const likesOf = async (db: Reader, articleId: string) =>
  (
    await db
      .selectFrom('live_article')
      .select('likes')
      .where('article_id', '=', articleId)
      .executeTakeFirstOrThrow()
  ).likes

/** The id is the one of the like or of the article. */
export const removeArticleLike = (tx: Tx, personId: string, id: string) =>
  tx
    .deleteFrom('article_like')
    .where('person_id', '=', personId)
    .where((eb) => eb.or([eb('id', '=', id), eb('article_id', '=', id)]))
    .execute()
