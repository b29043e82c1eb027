import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

const columns = ['id', 'agent_id', 'file_id', 'file_name', 'media_type', 'size', 'scan'] as const

export const addAttachment = (tx: Tx, attachment: Insertable<DB['article_attachment']>) =>
  tx.insertInto('article_attachment').values(attachment).returning('id').executeTakeFirstOrThrow()

export const attachmentsOf = (db: Reader, articleId: string) =>
  db.selectFrom('article_attachment').select(columns).where('article_id', '=', articleId).execute()
export type AttachmentRow = Awaited<ReturnType<typeof attachmentsOf>>[number]

export const attachmentsNamed = (db: Reader, articleId: string, ids: readonly string[]) =>
  db
    .selectFrom('article_attachment')
    .select(columns)
    .where('article_id', '=', articleId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('scan', '<>', 'infected')
    .execute()

/** All that somebody put with their articles, for their export. */
export const attachmentsBy = (db: Reader, agentId: string) =>
  db
    .selectFrom('article_attachment')
    .select(['id', 'article_id', 'file_id', 'file_name'])
    .where('agent_id', '=', agentId)
    .execute()

export const findAttachment = (db: Reader, id: string) =>
  db.selectFrom('article_attachment').select(columns).where('id', '=', id).executeTakeFirst()

/** Only as long as the scanner has not said it before. */
export const setAttachmentScan = (tx: Tx, id: string, scan: 'clean' | 'infected') =>
  tx
    .updateTable('article_attachment')
    .set({ scan })
    .where('id', '=', id)
    .where('scan', '=', 'waiting')
    .executeTakeFirst()

export function attachmentsToScan(db: Reader, after: AgeKey | null, most: number) {
  const batch = db
    .selectFrom('article_attachment')
    .select(['id', 'created_at as due_at'])
    .where('scan', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
  return (after ? batch.where(newerThan('created_at', 'id', after)) : batch).execute()
}

/** An attachment that readers of a published article can download. */
export const findLiveAttachment = (db: Reader, articleId: string, id: string) =>
  db
    .selectFrom('article_attachment')
    .innerJoin('live_article as live', 'live.article_id', 'article_attachment.article_id')
    .innerJoin('person', 'person.id', 'live.agent_id')
    .select(['article_attachment.file_id', 'article_attachment.file_name', 'article_attachment.scan'])
    .where('live.article_id', '=', articleId)
    .where('article_attachment.id', '=', id)
    .where(sql<boolean>`article_attachment.id = any(live.attachment_ids)`)
    .where('live.is_shown', '=', true)
    .where('person.deleted_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .executeTakeFirst()

/** Older than this, and neither with what is written nor with what readers see. */
export async function removeUnusedAttachments(tx: Tx, before: Date) {
  const { rows } = await sql<{ file_id: string }>`
    delete from article_attachment as attachment
    using article left join live_article as live on live.article_id = article.id
    where article.id = attachment.article_id
      and attachment.created_at < ${before}
      and attachment.id <> all(article.attachment_ids)
      and attachment.id <> all(coalesce(live.attachment_ids, '{}'))
    returning attachment.file_id`.execute(tx)
  return rows
}
