import type { Reader, Tx } from '../../../platform/database/database.ts'

interface NewPause {
  agent_id: string
  cause: 'wallet_changed' | 'staff'
  reason?: string
  ends_at: Date | null
  made_by?: string
  created_at: Date
}

/** Undefined where staff have paused them already. */
export const addPause = (tx: Tx, pause: NewPause) =>
  tx
    .insertInto('payout_pause')
    .values(pause)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** It lasts until staff lift it. */
export const pauseByStaff = (db: Reader, agentId: string) =>
  db
    .selectFrom('payout_pause')
    .select(['id', 'reason', 'created_at'])
    .where('agent_id', '=', agentId)
    .where('cause', '=', 'staff')
    .where('lifted_at', 'is', null)
    .executeTakeFirst()

export const lastChangePause = (db: Reader, agentId: string, now: Date) =>
  db
    .selectFrom('payout_pause')
    .select('ends_at')
    .where('agent_id', '=', agentId)
    .where('cause', '=', 'wallet_changed')
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const liftPause = (tx: Tx, id: string, by: string, now: Date) =>
  tx.updateTable('payout_pause').set({ lifted_at: now, lifted_by: by }).where('id', '=', id).execute()
