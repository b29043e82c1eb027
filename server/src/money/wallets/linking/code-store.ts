import type { CodeAct } from '@sojourn/contract/money/wallet-words'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

export const CODE_TRIES = 5

interface NewCode {
  agent_id: string
  act: CodeAct
  code_hash: Buffer
  created_at: Date
  expires_at: Date
}

export const addCode = (tx: Tx, code: NewCode) =>
  tx.insertInto('wallet_code').values(code).returning('id').executeTakeFirstOrThrow()

interface Tried {
  agentId: string
  act: CodeAct
  hash: Buffer
  now: Date
}

/** Counts a try at the newest code; undefined when that one is over. */
export const tryCode = (tx: Tx, { agentId, act, hash, now }: Tried) =>
  tx
    .updateTable('wallet_code')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('wallet_code')
        .select('id')
        .where('agent_id', '=', agentId)
        .where('act', '=', act)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('tries', '<', CODE_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', sql<boolean>`code_hash = ${hash}`.as('is_right')])
    .executeTakeFirst()

/** False when it was used before. */
export const useUpCode = async (tx: Tx, id: string, now: Date) => {
  const { numUpdatedRows } = await tx
    .updateTable('wallet_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const forgetCodesOverBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('wallet_code').where('expires_at', '<', time).execute()
