import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { runningOfAgent } from './lists/list-store.ts'

/** Whoever waits for the work of an agent who cannot work now hears it from us, with the ways out. */
export async function tellClientsOfSuspension(
  context: Context,
  tx: Tx,
  { person, id, by }: Told<'person_suspended'>,
) {
  for (const order of await runningOfAgent(tx, person))
    await tell(
      context,
      tx,
      { fact: 'agent_suspended', order: order.id, cause: id ?? '', along: { order } },
      by,
    )
}
