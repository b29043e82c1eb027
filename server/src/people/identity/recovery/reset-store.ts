import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'

const MOST_TRIES = 5

interface NewReset {
  person_id: string | null
  security_question: string | null
  created_at: Date
}

export const addReset = (tx: Tx, reset: NewReset) =>
  tx.insertInto('password_reset').values(reset).returning('id').executeTakeFirstOrThrow()

/** Counts a try at the answer; undefined when the recovery is over or was tried too often. */
export const tryReset = (tx: Tx, id: string, begunAfter: Date) =>
  tx
    .updateTable('password_reset')
    .set({ answer_tries: sql`answer_tries + 1` })
    .where('id', '=', id)
    .where('answer_tries', '<', MOST_TRIES)
    .where('used_at', 'is', null)
    .where('created_at', '>', begunAfter)
    .returning(['person_id', 'security_question'])
    .executeTakeFirst()

/** The row of the person is locked: of two links made at once one is the newer. */
export const lockPersonOfReset = (tx: Tx, id: string) =>
  tx
    .selectFrom('password_reset')
    .innerJoin('person', 'person.id', 'password_reset.person_id')
    .select(['person.id', 'person.email'])
    .where('password_reset.id', '=', id)
    .where('used_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate('person')
    .executeTakeFirst()

export const setResetToken = (tx: Tx, id: string, token: { token_hash: Buffer; expires_at: Date }) =>
  tx.updateTable('password_reset').set(token).where('id', '=', id).where('used_at', 'is', null).execute()

/** Links mailed before no longer work. */
export const voidResets = (tx: Tx, personId: string) =>
  tx
    .updateTable('password_reset')
    .set({ token_hash: null })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('token_hash', 'is not', null)
    .execute()

export const findReset = (db: Reader, id: string, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('password_reset')
    .innerJoin('person', 'person.id', 'password_reset.person_id')
    .select(['person.id as person_id', 'email', 'email_verified_at', 'first_name', 'last_name'])
    .where('password_reset.id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Undefined when another was first, or the link is over. */
export const useReset = (tx: Tx, id: string, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()

export const forgetResetsBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('password_reset').where('created_at', '<', time).execute()
