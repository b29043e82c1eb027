import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { lockPayment, paymentsOfPayables } from '../store.ts'
import { disputesOf, setAgentAtFault } from './dispute-store.ts'

interface Said {
  atFault: boolean
  reason: string
}

/** While the bank decides, our team says who bears the fee of a chargeback if it is lost (L8d). */
export const blameAgent = (context: Context, actor: Person, orderId: string, { atFault, reason }: Said) =>
  transact(context, async (tx) => {
    const [found] = await paymentsOfPayables(tx, 'order', [orderId])
    const payable = await context.payables.order.hold(tx, orderId)
    if (!payable) throw new Refusal('not_found')
    if ([payable.payerId, payable.agentId].includes(actor.id))
      throw notNow('This is your own order. Please ask a colleague.')
    const payment = found && (await lockPayment(tx, found.id))
    const open = payment && (await disputesOf(tx, payment.id)).find(({ state }) => state === 'open')
    if (!open) throw notNow('The bank is not deciding about a chargeback of this order.')
    await setAgentAtFault(tx, open.id, atFault, context.clock.now())
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'blame_chargeback',
      subject_id: payable.agentId ?? payable.payerId,
      details: { payment: payment.ref, note: atFault ? 'The agent pays its fee' : 'We pay its fee', reason },
    })
  })
