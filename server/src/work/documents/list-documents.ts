import type { OrderDocuments } from '@sojourn/contract/work/documents'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { namedByPeople } from '../orders/for-people.ts'
import { orderOfSide } from '../orders/order-of-side.ts'
import { OPEN } from './policy.ts'
import { reportPapers } from './readings/report-papers.ts'
import { documentsOf, versionsOf } from './store.ts'
import { viewDocument } from './view.ts'

export const listDocuments = (context: Context, actor: Person, orderId: string) =>
  listIn(context, context.db, actor, orderId)

async function listIn(
  context: Context,
  db: Reader,
  actor: Pick<Person, 'id'>,
  orderId: string,
): Promise<OrderDocuments> {
  const { side, status, client } = await orderOfSide(db, actor, orderId)
  const documents = await documentsOf(db, orderId)
  const named = namedByPeople(documents, client)
  const versions = Map.groupBy(
    await versionsOf(
      db,
      documents.map(({ id }) => id),
    ),
    ({ document_id }) => document_id,
  )
  const newest = documents.flatMap((document, index) => {
    const version = versions.get(document.id)?.[0]
    return version ? [{ document, told: named[index]?.name ?? document.name, version }] : []
  })
  const reports = await reportPapers(
    context,
    db,
    { orderId, personId: actor.id, mayConfirm: OPEN.includes(status) },
    newest,
  )
  const seen = { side, personId: actor.id, order: status, reports }
  return {
    items: named.map((row) => viewDocument(row, versions.get(row.id) ?? [], seen)),
    may: OPEN.includes(status) ? ['add'] : [],
  }
}

/** The list shows it like this: papers are compared with each other. */
export async function showDocument(
  context: Context,
  actor: Pick<Person, 'id'>,
  { orderId, id }: { orderId: string; id: string },
  db: Reader = context.db,
) {
  const { items } = await listIn(context, db, actor, orderId)
  const document = items.find(({ uuid }) => uuid === id)
  if (!document) throw new Refusal('not_found')
  return document
}
