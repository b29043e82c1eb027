import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../database/database.ts'
import type { DB } from '../database/rows.generated.ts'

export const addSealedFile = (tx: Tx, file: Insertable<DB['sealed_file']>) =>
  tx.insertInto('sealed_file').values(file).execute()

export const findSealedFile = (db: Reader, id: string) =>
  db
    .selectFrom('sealed_file')
    .select(['id', 'owner_id', 'wrapped_key', 'size', 'lost_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()

export const removeSealedFile = (tx: Tx, id: string) =>
  tx.deleteFrom('sealed_file').where('id', '=', id).execute()

export const removeSealedFiles = (tx: Tx, ids: string[]) =>
  tx.deleteFrom('sealed_file').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()

export const sealedFilesOf = (db: Reader, ownerId: string) =>
  db.selectFrom('sealed_file').select('id').where('owner_id', '=', ownerId).execute()

interface View {
  owner_id: string
  file_id: string
  viewer_id: string | null
  purpose: string
  order_id: string | null
  vault_paper_id: string | null
  created_at: Date
}

export const addFileViews = (tx: Tx, views: View[]) => tx.insertInto('file_view').values(views).execute()

/** The oldest comes first. Parts of an upload are not read back: they are gone once their file is there. */
export const filesToRead = (db: Reader, now: Date, most: number) =>
  db
    .selectFrom('sealed_file')
    .select(['id', 'owner_id', 'wrapped_key', 'size', 'read_failures', 'created_at'])
    .where('read_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('upload_part').select('at').whereRef('file_id', '=', 'sealed_file.id'))),
    )
    .orderBy('read_at')
    .orderBy('id')
    .limit(most)
    .execute()
export type FileToRead = Awaited<ReturnType<typeof filesToRead>>[number]

/** False means that the file is gone, or another server has read it meanwhile. */
export async function noteReading(
  tx: Tx,
  { id, read_failures }: FileToRead,
  patch: Updateable<DB['sealed_file']>,
) {
  const { numUpdatedRows } = await tx
    .updateTable('sealed_file')
    .set(patch)
    .where('id', '=', id)
    .where('read_at', 'is not', null)
    .where('read_failures', '=', read_failures)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
