import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { type DocumentRow, documentsOf } from './store.ts'

const isOwed = ({ mandatory, given_by, status }: DocumentRow) =>
  mandatory && given_by === 'client' && (status === 'waiting' || status === 'returned')

/** A document that several people owe is named once. */
export const documentsMissing = async (db: Reader, orderId: string) => [
  ...new Set((await documentsOf(db, orderId)).filter(isOwed).map(({ name }) => name)),
]

/** Says so when a step brought the last of what the client must hand over. The order is held. */
export async function tellIfComplete(
  context: Context,
  tx: Tx,
  { order, before }: { order: Pick<HeldOrder, 'id' | 'status'>; before: DocumentRow },
) {
  if (!isOwed(before) || (await documentsMissing(tx, order.id)).length > 0) return
  await tell(
    context,
    tx,
    { fact: 'documents_complete', order: order.id, step: 'D9', from: order.status, to: order.status },
    SYSTEM,
  )
}
