import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { giveUpOrder } from './give-up-order.ts'
import { unpaidOf } from './move-store.ts'
import { serviceGoneMail } from './order-mails.ts'

interface Gone {
  of: { serviceId: string } | { agentId: string }
  /** Null where nobody did it: the account of the agent was deleted. */
  by: { id: string; mode: 'agent' | 'staff' } | null
}

/** V4, V5. What was ordered and not paid goes with what it was ordered of; what is being paid at this moment stays. */
export async function cancelUnpaidOf(context: Context, tx: Tx, { of, by }: Gone) {
  for (const { id } of await unpaidOf(tx, of)) {
    const reason = 'The service is no longer offered.'
    const outcome = await giveUpOrder(context, tx, id, { by, reason, requestId: null })
    if (typeof outcome === 'object') await enqueueMail(context, tx, serviceGoneMail(outcome))
  }
}
