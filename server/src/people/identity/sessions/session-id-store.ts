import type { Tx } from '../../../platform/database/database.ts'

/** Until the transaction ends, nobody else renews or ends the session. */
export const lockLivingSession = (tx: Tx, id: string) =>
  tx
    .selectFrom('session')
    .select('token_hash')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
