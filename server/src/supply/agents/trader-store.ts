import type { Reader, Tx } from '../../platform/database/database.ts'

export const findDeclaration = (db: Reader, agentId: string) =>
  db.selectFrom('agent').select('declared_trader').where('person_id', '=', agentId).executeTakeFirst()

export const setDeclaration = (tx: Tx, agentId: string, declared_trader: boolean) =>
  tx.updateTable('agent').set({ declared_trader }).where('person_id', '=', agentId).execute()
