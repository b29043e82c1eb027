import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../database/database.ts'
import type { DB } from '../database/rows.generated.ts'

export const addSealedFile = (tx: Tx, file: Insertable<DB['sealed_file']>) =>
  tx.insertInto('sealed_file').values(file).execute()

export const findSealedFile = (db: Reader, id: string) =>
  db.selectFrom('sealed_file').select(['id', 'wrapped_key', 'size']).where('id', '=', id).executeTakeFirst()

export const removeSealedFile = (tx: Tx, id: string) =>
  tx.deleteFrom('sealed_file').where('id', '=', id).execute()

export const removeSealedFiles = (tx: Tx, ids: string[]) =>
  tx.deleteFrom('sealed_file').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()

export const sealedFilesOf = (db: Reader, ownerId: string) =>
  db.selectFrom('sealed_file').select('id').where('owner_id', '=', ownerId).execute()

interface View {
  owner_id: string
  file_id: string
  viewer_id: string
  purpose: string
  order_id: string | null
  created_at: Date
}

export const addFileViews = (tx: Tx, views: View[]) => tx.insertInto('file_view').values(views).execute()
