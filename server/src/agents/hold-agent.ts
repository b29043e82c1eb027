import type { Tx } from '../platform/database/database.ts'

/** Until the transaction ends nobody else changes what the agent offers. Whoever holds orders and people too holds the agent first. */
export const holdAgent = (tx: Tx, personId: string) =>
  tx.selectFrom('agent').select('person_id').where('person_id', '=', personId).forUpdate().execute()
