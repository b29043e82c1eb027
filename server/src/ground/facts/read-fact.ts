import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import type { FactName } from './facts.ts'
import type { Told } from './listeners.ts'
import { type FactRow, findFact } from './store.ts'

/** A fact as it was told. */
export async function readFact(tx: Tx, id: string) {
  const row = await findFact(tx, id)
  return row && toldOf(row)
}

const toldOf = (row: FactRow): Told<FactName> =>
  ({
    ...(row.details as object),
    fact: row.fact,
    ...(row.person_id && { person: row.person_id }),
    ...(row.agent_id && { agent: row.agent_id }),
    ...(row.order_id && { order: row.order_id }),
    reason: row.reason,
    id: row.id,
    by: { id: row.actor_id, mode: row.actor_mode as By['mode'], requestId: row.request_id },
  }) as Told<FactName>
