import type { AuditAction } from '@sojourn/contract/ground/audit-words'
import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { addLegalHold, findSidesOf, liftLegalHold } from './legal-hold-store.ts'

interface Wanted {
  orderId: string
  reason: string
}

/** Nothing of the order is emptied or erased, and neither side can leave, until it is lifted. */
export const keepForLaw = (context: Context, actor: Person, { orderId, reason }: Wanted) =>
  transact(context, async (tx) => {
    await writeDown(context, tx, actor, { orderId, reason, action: 'keep_order_for_law' })
    const hold = { order_id: orderId, reason, set_by: actor.id, created_at: context.clock.now() }
    if (!(await addLegalHold(tx, hold))) throw notNow('This order is kept for a legal reason already.')
  })

export const liftKeeping = (context: Context, actor: Person, { orderId, reason }: Wanted) =>
  transact(context, async (tx) => {
    await writeDown(context, tx, actor, { orderId, reason, action: 'lift_keeping_of_order' })
    if (!(await liftLegalHold(tx, orderId, actor.id, context.clock.now())))
      throw notNow('This order is not kept for a legal reason.')
  })

/** Nobody of our team keeps, or lets go, what is about themselves. */
async function writeDown(
  context: Context,
  tx: Tx,
  actor: Person,
  { orderId, reason, action }: Wanted & { action: AuditAction },
) {
  const order = await findSidesOf(tx, orderId)
  if (!order) throw new Refusal('not_found')
  if ([order.client_id, order.agent_id].includes(actor.id))
    throw notNow('This is your own order. Please ask a colleague.')
  await writeAuditEntry(context, tx, {
    staff_id: actor.id,
    action,
    subject_id: order.client_id,
    details: { order: order.ref, reason },
  })
}
