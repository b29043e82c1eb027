import { sql } from 'kysely'
import type { Reader, Tx } from '../../database/database.ts'

/** Until the transaction ends, nobody else begins an upload of this person. */
export const lockUploadsOf = (tx: Tx, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${ownerId}`}, 0))`.execute(tx)

/** The files were not handed over yet; their size is what they will have together. */
export const measureUploadsOf = (tx: Tx, ownerId: string) =>
  tx
    .selectFrom('upload')
    .select(({ fn, cast, val }) => [
      cast<number>(fn.countAll(), 'integer').as('count'),
      cast<number>(fn.coalesce(fn.sum('size'), val(0)), 'integer').as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()

export const addUpload = (tx: Tx, { ownerId, size, now }: { ownerId: string; size: number; now: Date }) =>
  tx
    .insertInto('upload')
    .values({ owner_id: ownerId, size, touched_at: now, created_at: now })
    .returning(['id', 'arrived'])
    .executeTakeFirstOrThrow()

export const findUpload = (db: Reader, ownerId: string, id: string) =>
  db
    .selectFrom('upload')
    .select(['id', 'size', 'arrived'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()

interface Place {
  id: string
  at: number
  size: number
  now: Date
}

/** False where another call has brought this part meanwhile. */
export async function takePlace(tx: Tx, { id, at, size, now }: Place) {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set((eb) => ({ arrived: eb('arrived', '+', size), touched_at: now }))
    .where('id', '=', id)
    .where('arrived', '=', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const addPart = (tx: Tx, { id, at, fileId }: { id: string; at: number; fileId: string }) =>
  tx.insertInto('upload_part').values({ upload_id: id, at, file_id: fileId }).execute()

/** They come in the order of the file. */
export const partsOf = (db: Reader, id: string) =>
  db
    .selectFrom('upload_part')
    .innerJoin('sealed_file', 'sealed_file.id', 'upload_part.file_id')
    .select(['sealed_file.id', 'sealed_file.wrapped_key'])
    .where('upload_id', '=', id)
    .orderBy('at')
    .execute()

const UNTOUCHED_AT_ONCE = 200

export const untouchedSince = async (db: Reader, time: Date) =>
  (
    await db
      .selectFrom('upload')
      .select('id')
      .where('touched_at', '<', time)
      .orderBy('touched_at')
      .limit(UNTOUCHED_AT_ONCE)
      .execute()
  ).map(({ id }) => id)

/** The files of their parts, which are to be forgotten then, and how many of the uploads were still there. */
export async function removeUploads(tx: Tx, ids: string[]) {
  const all = sql<string>`any(${ids}::uuid[])`
  await tx.selectFrom('upload').select('id').where('id', '=', all).orderBy('id').forUpdate().execute()
  const parts = await tx.selectFrom('upload_part').select('file_id').where('upload_id', '=', all).execute()
  const { numDeletedRows } = await tx.deleteFrom('upload').where('id', '=', all).executeTakeFirst()
  return { files: parts.map(({ file_id }) => file_id), removed: Number(numDeletedRows) }
}
