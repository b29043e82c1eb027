import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Listens to work that is accepted: it counts in the agent’s record. */
export const countCompletedOrder = (_context: Context, tx: Tx, { agent }: { agent: string }) =>
  tx
    .updateTable('agent')
    .set({ completed_orders: sql<number>`completed_orders + 1` })
    .where('person_id', '=', agent)
    .execute()
