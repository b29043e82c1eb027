import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

export type CaseFilePurpose = 'completion' | 'evidence' | 'decision'

const files = (db: Reader) =>
  db
    .selectFrom('case_file')
    .innerJoin('client_order', 'client_order.id', 'case_file.order_id')
    .leftJoin('sealed_file', 'sealed_file.id', 'case_file.file_id')
    .select((eb) => [
      'case_file.id',
      'case_file.order_id',
      'case_file.purpose',
      'case_file.subject_id',
      'case_file.file_id',
      'case_file.file_name',
      'case_file.media_type',
      'case_file.size',
      'case_file.scan',
      'case_file.uploaded_by',
      'case_file.created_at',
      'client_order.client_id',
      eb
        .and([eb('sealed_file.id', 'is not', null), eb('sealed_file.lost_at', 'is', null)])
        .$castTo<boolean>()
        .as('is_there'),
    ])
export type CaseFileRow = NonNullable<Awaited<ReturnType<typeof findCaseFile>>>

const ofCase = (orderId: string) =>
  sql<string>`any(array(select id from client_order where case_id = (select case_id from client_order where id = ${orderId})))`

/** The oldest comes first. */
export const caseFilesOf = (db: Reader, orderId: string) =>
  files(db)
    .where('case_file.order_id', '=', ofCase(orderId))
    .orderBy('case_file.created_at')
    .orderBy('case_file.id')
    .execute()

export const findCaseFile = (db: Reader, id: string) =>
  files(db).where('case_file.id', '=', id).executeTakeFirst()

/** Each stage shows the files of its whole case. */
export const findFileOfCase = (db: Reader, orderId: string, id: string) =>
  files(db)
    .where('case_file.id', '=', id)
    .where('case_file.order_id', '=', ofCase(orderId))
    .executeTakeFirst()

export const addCaseFile = (tx: Tx, file: Insertable<DB['case_file']>) =>
  tx.insertInto('case_file').values(file).returning('id').executeTakeFirstOrThrow()

/** Files that were uploaded since the last request belong to this one. */
export const sendCompletionFiles = (tx: Tx, orderId: string, requestId: string) =>
  tx
    .updateTable('case_file')
    .set({ subject_id: requestId })
    .where('order_id', '=', orderId)
    .where('purpose', '=', 'completion')
    .where('subject_id', 'is', null)
    .execute()

export const removeRow = (tx: Tx, id: string) => tx.deleteFrom('case_file').where('id', '=', id).execute()

export const setCaseFileScan = (tx: Tx, id: string, scan: 'clean' | 'infected') =>
  tx
    .updateTable('case_file')
    .set({ scan })
    .where('id', '=', id)
    .where('scan', '=', 'waiting')
    .executeTakeFirst()

export function caseFilesToScan(db: Reader, after: AgeKey | null, most: number) {
  let batch = db
    .selectFrom('case_file')
    .select(['id', 'created_at as due_at'])
    .where('scan', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
  if (after) batch = batch.where(newerThan('created_at', 'id', after))
  return batch.execute()
}

export const caseFilesBy = (db: Reader, personId: string) =>
  db
    .selectFrom('case_file')
    .innerJoin('client_order', 'client_order.id', 'case_file.order_id')
    .innerJoin('sealed_file', 'sealed_file.id', 'case_file.file_id')
    .select([
      'case_file.id',
      'case_file.file_id',
      'case_file.file_name',
      'case_file.order_id',
      'case_file.purpose',
      'client_order.ref',
    ])
    .where('case_file.uploaded_by', '=', personId)
    .orderBy('case_file.id')
    .execute()
