import type { Reader, Tx } from '../../platform/database/database.ts'

export const findLink = async (db: Reader, agentId: string) =>
  (await db.selectFrom('meeting_link').select('address').where('agent_id', '=', agentId).executeTakeFirst())
    ?.address ?? null

export const setLink = (tx: Tx, agentId: string, address: string, now: Date) =>
  tx
    .insertInto('meeting_link')
    .values({ agent_id: agentId, address, updated_at: now })
    .onConflict((known) => known.column('agent_id').doUpdateSet({ address, updated_at: now }))
    .execute()

export const removeLink = (tx: Tx, agentId: string) =>
  tx.deleteFrom('meeting_link').where('agent_id', '=', agentId).execute()
