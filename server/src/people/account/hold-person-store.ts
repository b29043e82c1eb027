import type { Tx } from '../../platform/database/database.ts'

/** Holds a person until the transaction ends, so that what is counted of theirs is counted by one at a time. */
export const holdPerson = (tx: Tx, id: string) =>
  tx
    .selectFrom('person')
    .select(['id', 'deleted_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
