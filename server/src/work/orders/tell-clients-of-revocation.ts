import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import type { Tx } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { runningOfAgent } from './lists/list-store.ts'
import { agentRevokedMail } from './order-mails.ts'

/** F6. Whoever waits for this agent's work hears it from us. */
export async function tellClientsOfRevocation(
  context: Context,
  tx: Tx,
  { agent, id }: Told<'verification_revoked'>,
) {
  for (const order of await runningOfAgent(tx, agent))
    await enqueueMail(context, tx, agentRevokedMail(order, id ?? '', context.settings))
}
