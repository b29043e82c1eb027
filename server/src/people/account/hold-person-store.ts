import type { Tx } from '../../platform/database/database.ts'

export const lockPersonRow = (tx: Tx, id: string) =>
  tx
    .selectFrom('person')
    .select(['id', 'deleted_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
