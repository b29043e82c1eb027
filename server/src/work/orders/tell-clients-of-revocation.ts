import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { runningOfAgent } from './list-store.ts'
import { agentRevokedMail } from './order-mails.ts'

/** F6, in the transaction that takes the verification back: whoever waits for this agent's work hears it from us. */
export async function tellClientsOfRevocation(context: Context, tx: Tx, agentId: string, eventId: string) {
  for (const order of await runningOfAgent(tx, agentId))
    await enqueueMail(context, tx, agentRevokedMail(order, eventId, context.settings))
}
