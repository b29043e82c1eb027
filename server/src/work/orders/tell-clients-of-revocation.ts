import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isRevoked } from '../../supply/verification/revoked.ts'
import { runningOfAgent } from './lists/list-store.ts'

/** F6. Whoever waits for this agent's work hears it from us. */
export async function tellClientsOfRevocation(
  context: Context,
  tx: Tx,
  { agent, id, by }: Told<'verification_revoked' | 'verification_failed'>,
) {
  for (const order of await runningOfAgent(tx, agent))
    await tell(context, tx, { fact: 'agent_revoked', order: order.id, cause: id ?? '', along: { order } }, by)
}

/** F3 for good takes the level as F6 does; clients who know already that their agent lost it hear nothing new. */
export async function tellClientsOfRefusal(context: Context, tx: Tx, told: Told<'verification_failed'>) {
  if (told.is_final && !(await isRevoked(tx, told.agent, told.id)))
    await tellClientsOfRevocation(context, tx, told)
}
