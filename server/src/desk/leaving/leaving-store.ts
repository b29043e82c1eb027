import type { Updateable } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** Until the transaction ends, nobody else changes the person. */
export const lockLeaver = (tx: Tx, id: string) =>
  tx
    .selectFrom('person')
    .select([
      'mode',
      'email',
      'email_verified_at',
      'first_name',
      'picture_key',
      'timezone',
      'language',
      'deletion_due_at',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findLeaver = (db: Reader, id: string) =>
  db
    .selectFrom('person')
    .select(['email', 'email_verified_at', 'picture_key', 'deletion_due_at', 'suspended_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Undefined when the account was deleted a moment ago: nothing of a person may come back into its row. */
export const changeLeaver = (tx: Tx, id: string, changed: Updateable<DB['person']>) =>
  tx
    .updateTable('person')
    .set(changed)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** False when the deletion was asked for before, or has taken place. */
export const askForDeletion = async (tx: Tx, id: string, dueAt: Date) =>
  (await tx
    .updateTable('person')
    .set({ deletion_due_at: dueAt })
    .where('id', '=', id)
    .where('deletion_due_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const peopleDueForDeletion = (db: Reader, now: Date) =>
  db
    .selectFrom('person')
    .select('id')
    .where('deletion_due_at', '<=', now)
    .where('deleted_at', 'is', null)
    .orderBy('deletion_due_at')
    .execute()
