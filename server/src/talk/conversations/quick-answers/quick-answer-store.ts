import type { Reader, Tx } from '../../../platform/database/database.ts'

const columns = ['id', 'name', 'body'] as const

export const quickAnswersOf = (db: Reader, agentId: string) =>
  db
    .selectFrom('quick_answer')
    .select(columns)
    .where('agent_id', '=', agentId)
    .orderBy('name')
    .orderBy('id')
    .execute()

interface Written {
  name: string
  body: string
}

export const addQuickAnswer = (tx: Tx, agent_id: string, { name, body }: Written, now: Date) =>
  tx
    .insertInto('quick_answer')
    .values({ agent_id, name, body, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const setQuickAnswer = (tx: Tx, agentId: string, id: string, { name, body }: Written, now: Date) =>
  tx
    .updateTable('quick_answer')
    .set({ name, body, updated_at: now })
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

export const deleteQuickAnswer = async (tx: Tx, agentId: string, id: string) =>
  (await tx
    .deleteFrom('quick_answer')
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined
