import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

export const addReading = (tx: Tx, reading: Insertable<DB['paper_reading']>) =>
  tx
    .insertInto('paper_reading')
    .values(reading)
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .execute()

const COLUMNS = ['file_id', 'owner_id', 'status', 'found', 'confirmed', 'confirmed_at'] as const

export const findReading = (db: Reader, fileId: string) =>
  db.selectFrom('paper_reading').select(COLUMNS).where('file_id', '=', fileId).executeTakeFirst()
export type ReadingRow = NonNullable<Awaited<ReturnType<typeof findReading>>>

export const readingsOf = (db: Reader, fileIds: string[]) =>
  db
    .selectFrom('paper_reading')
    .select(COLUMNS)
    .where('file_id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .execute()

export const readingsBy = (db: Reader, ownerId: string) =>
  db.selectFrom('paper_reading').select(COLUMNS).where('owner_id', '=', ownerId).orderBy('file_id').execute()

/** Locked until the transaction ends. */
export const lockReading = (tx: Tx, fileId: string) =>
  tx.selectFrom('paper_reading').select(COLUMNS).where('file_id', '=', fileId).forUpdate().executeTakeFirst()

/** False means that the file is gone or was read already. */
export async function setFound(tx: Tx, fileId: string, found: Buffer | null, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('paper_reading')
    .set({ status: found ? 'read' : 'failed', found, read_at: now })
    .where('file_id', '=', fileId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const setConfirmed = (tx: Tx, fileId: string, confirmed: Buffer, now: Date) =>
  tx
    .updateTable('paper_reading')
    .set({ confirmed, confirmed_at: now })
    .where('file_id', '=', fileId)
    .execute()

/** Each comes with its order or the paper of a vault it belongs to. */
export const waitingReadings = (db: Reader, before: Date) =>
  db
    .selectFrom('paper_reading as reading')
    .innerJoin('sealed_file', 'sealed_file.id', 'reading.file_id')
    .leftJoin('document_version as version', 'version.file_id', 'reading.file_id')
    .leftJoin('order_document', 'order_document.id', 'version.document_id')
    .leftJoin('client_order', 'client_order.id', 'order_document.order_id')
    .leftJoin('vault_version', 'vault_version.file_id', 'reading.file_id')
    .select([
      'reading.file_id',
      'reading.owner_id',
      'sealed_file.media_type',
      'client_order.id as order_id',
      'client_order.agent_id',
      'client_order.client_id',
      'vault_version.paper_id as vault_paper',
    ])
    .where('reading.status', '=', 'waiting')
    .where('reading.created_at', '<=', before)
    .orderBy('reading.created_at')
    .orderBy('reading.file_id')
    .limit(200)
    .execute()

export const giveUpReadings = (tx: Tx, before: Date, now: Date) =>
  tx
    .updateTable('paper_reading')
    .set({ status: 'failed', read_at: now })
    .where('status', '=', 'waiting')
    .where('created_at', '<=', before)
    .execute()
