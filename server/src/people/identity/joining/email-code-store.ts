import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

export const CODE_TRIES = 5

/** A code is a person's, or that of a signup which made nobody. */
export type CodeOwner = { person_id: string } | { signup_id: string }

interface NewCode {
  person_id: string | null
  signup_id: string | null
  email: string
  code_hash: Buffer
  created_at: Date
  expires_at: Date
}

export const addEmailCode = (tx: Tx, code: NewCode) =>
  tx.insertInto('email_code').values(code).returning('id').executeTakeFirstOrThrow()

/** Counts a try at the newest code and uses it up when the try is right, in one statement; undefined when it is over. */
export const tryEmailCode = (tx: Tx, owner: CodeOwner, hash: Buffer, now: Date) =>
  tx
    .updateTable('email_code')
    .set({
      tries: sql`tries + 1`,
      used_at: sql`case when code_hash = ${hash} then ${now}::timestamptz end`,
    })
    .where('id', '=', (eb) => {
      const codes = eb.selectFrom('email_code').select('id')
      const theirs =
        'person_id' in owner
          ? codes.where('person_id', '=', owner.person_id)
          : codes.where('signup_id', '=', owner.signup_id)
      return theirs.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1)
    })
    .where('tries', '<', CODE_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['email', (eb) => eb('used_at', 'is not', null).$castTo<boolean>().as('is_right')])
    .executeTakeFirst()

export const forgetEmailCodesOverBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('email_code').where('expires_at', '<', time).execute()
