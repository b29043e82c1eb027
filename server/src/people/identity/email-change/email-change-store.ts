import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'

interface NewChange {
  person_id: string
  old_email: string
  new_email: string
  old_token_hash: Buffer
  new_token_hash: Buffer
  session_id: string
  old_confirmed_at: Date | null
  created_at: Date
  expires_at: Date
}

export const addEmailChange = (tx: Tx, change: NewChange) =>
  tx.insertInto('email_change').values(change).returning('id').executeTakeFirstOrThrow()

/** A newer wish, or an undo, takes the place of those still waiting. */
export const forgetPendingChanges = (tx: Tx, personId: string) =>
  tx.deleteFrom('email_change').where('person_id', '=', personId).where('changed_at', 'is', null).execute()

export const findPendingChange = (db: Reader, personId: string, now: Date) =>
  db
    .selectFrom('email_change')
    .select('new_email')
    .where('person_id', '=', personId)
    .where('changed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** The mark says from which of the two addresses the link came; undefined means that it is no link of a change still waiting. */
export const noteConfirmed = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('email_change')
    .set({
      old_confirmed_at: sql`case when old_token_hash = ${tokenHash} then ${now}::timestamptz else old_confirmed_at end`,
      new_confirmed_at: sql`case when new_token_hash = ${tokenHash} then ${now}::timestamptz else new_confirmed_at end`,
    })
    .where((change) =>
      change.or([change('old_token_hash', '=', tokenHash), change('new_token_hash', '=', tokenHash)]),
    )
    .where('changed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning([
      'id',
      'person_id',
      'old_email',
      'new_email',
      'session_id',
      'old_confirmed_at',
      'new_confirmed_at',
    ])
    .executeTakeFirst()

/** A link may be opened once more after the change it made. */
export const changeOfLink = (db: Reader, tokenHash: Buffer) =>
  db
    .selectFrom('email_change')
    .select('undo_token_hash')
    .where((change) =>
      change.or([change('old_token_hash', '=', tokenHash), change('new_token_hash', '=', tokenHash)]),
    )
    .where('changed_at', 'is not', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst()

export const markChanged = (tx: Tx, id: string, undoTokenHash: Buffer | null, now: Date) =>
  tx
    .updateTable('email_change')
    .set({ changed_at: now, undo_token_hash: undoTokenHash })
    .where('id', '=', id)
    .where('changed_at', 'is', null)
    .execute()

/** Undefined when it was undone before or too long ago. */
export const markUndone = (tx: Tx, undoTokenHash: Buffer, changedAfter: Date, now: Date) =>
  tx
    .updateTable('email_change')
    .set({ undone_at: now })
    .where('undo_token_hash', '=', undoTokenHash)
    .where('undone_at', 'is', null)
    .where('changed_at', '>', changedAfter)
    .returning(['id', 'person_id', 'old_email', 'changed_at'])
    .executeTakeFirst()

/** The changes made after one that is taken back are void with it, however often the address went on. */
export const voidLaterChanges = (tx: Tx, personId: string, since: Date, now: Date) =>
  tx
    .updateTable('email_change')
    .set({ undone_at: now })
    .where('person_id', '=', personId)
    .where('undone_at', 'is', null)
    .where('changed_at', '>=', since)
    .execute()

/** The person who may still take this address back: nobody else can have it meanwhile. */
export const findReserver = async (db: Reader, email: string, changedAfter: Date) =>
  (
    await db
      .selectFrom('email_change')
      .select('person_id')
      .where('old_email', '=', email)
      .where('changed_at', '>', changedAfter)
      .where('undone_at', 'is', null)
      .where('undo_token_hash', 'is not', null)
      .orderBy('changed_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.person_id

export const forgetEmailChangesBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('email_change').where('created_at', '<', time).execute()
