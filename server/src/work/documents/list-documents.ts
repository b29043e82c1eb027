import type { OrderDocuments } from '@sojourn/contract/work/documents'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { orderOfSide } from '../orders/order-of-side.ts'
import { OPEN } from './policy.ts'
import { documentsOf, findDocument, versionsOf } from './store.ts'
import { viewDocument } from './view.ts'

export async function listDocuments(
  { db }: Context,
  actor: Person,
  orderId: string,
): Promise<OrderDocuments> {
  const { side, status } = await orderOfSide(db, actor, orderId)
  const documents = await documentsOf(db, orderId)
  const versions = Map.groupBy(
    await versionsOf(
      db,
      documents.map(({ id }) => id),
    ),
    ({ document_id }) => document_id,
  )
  const seen = { side, personId: actor.id, order: status }
  return {
    items: documents.map((row) => viewDocument(row, versions.get(row.id) ?? [], seen)),
    may: OPEN.includes(status) ? ['add'] : [],
  }
}

export async function showDocument(
  { db: usual }: Pick<Context, 'db'>,
  actor: Pick<Person, 'id'>,
  { orderId, id }: { orderId: string; id: string },
  db: Reader = usual,
) {
  const { side, status } = await orderOfSide(db, actor, orderId)
  const row = await findDocument(db, orderId, id)
  if (!row) throw new Refusal('not_found')
  const versions = await versionsOf(db, [id])
  return viewDocument(row, versions, { side, personId: actor.id, order: status })
}
