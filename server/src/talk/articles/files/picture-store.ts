import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

export const addPicture = (tx: Tx, picture: Insertable<DB['article_picture']>) =>
  tx.insertInto('article_picture').values(picture).execute()

/** With whether readers see the article it belongs to. */
export const findPicture = (db: Reader, id: string) =>
  db
    .selectFrom('article_picture')
    .select(['id', 'agent_id', 'article_id'])
    .where('id', '=', id)
    .executeTakeFirst()

export const picturesOf = (db: Reader, articleId: string) =>
  db.selectFrom('article_picture').select('id').where('article_id', '=', articleId).execute()

/** All that somebody put into their articles, for their export. */
export const picturesBy = (db: Reader, agentId: string) =>
  db.selectFrom('article_picture').select(['id', 'article_id']).where('agent_id', '=', agentId).execute()

export async function countPictures(db: Reader, articleId: string) {
  const { count } = await db
    .selectFrom('article_picture')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow()
  return count
}

/** Older than this, and neither in what is written nor in what readers see. */
export async function removeUnusedPictures(tx: Tx, before: Date) {
  const { rows } = await sql<{ id: string }>`
    delete from article_picture as picture
    using article left join live_article as live on live.article_id = article.id
    where article.id = picture.article_id
      and picture.created_at < ${before}
      and article.cover_id is distinct from picture.id
      and live.cover_id is distinct from picture.id
      and position(picture.id::text in article.html) = 0
      and position(picture.id::text in coalesce(live.html, '')) = 0
    returning picture.id`.execute(tx)
  return rows
}
