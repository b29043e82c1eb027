import type { Reader, Tx } from '../../../platform/database/database.ts'

interface NewSignup {
  person_id: string | null
  email: string
  device: string | null
  created_at: Date
}

export const addSignup = (tx: Tx, signup: NewSignup) =>
  tx.insertInto('signup').values(signup).returning('id').executeTakeFirstOrThrow()

export const findSignup = (db: Reader, id: string) =>
  db
    .selectFrom('signup')
    .leftJoin('person', 'person.id', 'signup.person_id')
    .select(['signup.id', 'signup.person_id', 'signup.email', 'person.email_verified_at'])
    .where('signup.id', '=', id)
    .executeTakeFirst()

export const forgetSignupsBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('signup').where('created_at', '<', time).execute()
