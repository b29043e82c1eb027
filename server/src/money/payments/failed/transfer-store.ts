import type { Insertable } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { Unmoved } from '../../../platform/database/unmoved.ts'

export const addTransfer = async (tx: Tx, row: Insertable<DB['refund_transfer']>) =>
  (await tx.insertInto('refund_transfer').values(row).returning('id').executeTakeFirstOrThrow()).id

/** The newest of a refund that is locked: nobody else adds to them. */
export const transferOf = (db: Reader, refundId: string) =>
  db
    .selectFrom('refund_transfer')
    .select([
      'id',
      'refund_id',
      'status',
      'sealed_details',
      'hint',
      'entered_by',
      'approved_by',
      'sent_by',
      'reason',
      'reminded_at',
      'created_at',
    ])
    .where('refund_id', '=', refundId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type TransferRow = NonNullable<Awaited<ReturnType<typeof transferOf>>>

export const setTransfer = (tx: Tx, id: string, change: Unmoved<'refund_transfer'>) =>
  tx.updateTable('refund_transfer').set(change).where('id', '=', id).execute()

export const eraseBanksOf = (tx: Tx, payerId: string) =>
  tx
    .updateTable('refund_transfer')
    .set({ hint: 'Bank account', reason: null, sealed_details: null })
    .where('payer_id', '=', payerId)
    .execute()
