import type { PaperFields } from '@sojourn/contract/ground/papers'
import type { Context } from '../../../context.ts'
import { confirmReading } from '../../../ground/papers/confirm-reading.ts'
import { announce } from '../../../ground/papers/read-papers.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { showDocument } from '../list-documents.ts'
import { lockOpenOrder } from '../lock-open-order.ts'
import { findDocument, versionsOf } from '../store.ts'

interface Confirmed {
  orderId: string
  id: string
  version: number
  fields: PaperFields
}

/** The owner of a file says what stands in it; only the newest version is asked about. */
export const confirmPaper = (context: Context, actor: Person, { orderId, id, version, fields }: Confirmed) =>
  transact(context, async (tx) => {
    const order = await lockOpenOrder(tx, actor, orderId)
    const newest = (await findDocument(tx, orderId, id)) && (await versionsOf(tx, [id]))[0]
    if (!newest || newest.uploaded_by !== actor.id) throw new Refusal('not_found')
    if (newest.number !== version) throw new Refusal('changed_elsewhere')
    await confirmReading(context, tx, { fileId: newest.file_id, personId: actor.id, fields })
    announce(context, tx, [order.client_id, order.agent_id], orderId)
    return showDocument(context, actor, { orderId, id }, tx)
  })
