import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import type { Tx } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { runningOfAgent } from './lists/list-store.ts'
import { agentSuspendedMail } from './order-mails.ts'

/** Whoever waits for the work of an agent who cannot work now hears it from us, with the ways out. */
export async function tellClientsOfSuspension(
  context: Context,
  tx: Tx,
  { person, id }: Told<'person_suspended'>,
) {
  for (const order of await runningOfAgent(tx, person))
    await enqueueMail(context, tx, agentSuspendedMail(order, id ?? ''))
}
