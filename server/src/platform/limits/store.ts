import type { Tx } from '../database/database.ts'

export const forgetCountsEndedBy = (tx: Tx, time: Date) =>
  tx.deleteFrom('rate_limit').where('ends_at', '<=', time).execute()
