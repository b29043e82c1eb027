import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export const addCompletedOrder = (tx: Tx, agentId: string) =>
  tx
    .updateTable('agent')
    .set({ completed_orders: sql<number>`completed_orders + 1` })
    .where('person_id', '=', agentId)
    .execute()
