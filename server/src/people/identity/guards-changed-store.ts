import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

/** Null means that the account is not suspended. */
export const findSuspension = async (db: Reader, personId: string) =>
  (await db.selectFrom('person').select('suspended_at').where('id', '=', personId).executeTakeFirst())
    ?.suspended_at ?? null

/** The guards are the email, the password and the second step; null means that none of them ever changed. */
export const findGuardsChange = async (db: Reader, personId: string) =>
  (
    await db
      .selectFrom('person')
      .select(
        sql<Date | null>`greatest(password_changed_at, two_step_changed_at, (
          select max(greatest(changed_at, undone_at)) from email_change where person_id = person.id
        ))`.as('at'),
      )
      .where('id', '=', personId)
      .executeTakeFirst()
  )?.at ?? null

/** A thief who changed the email shall not hide the rest, so mails also go where somebody was written to before a change since then. */
export const emailsBefore = async (db: Reader, personId: string, since: Date) =>
  (
    await db
      .selectFrom('email_change')
      .select('old_email')
      .where('person_id', '=', personId)
      .where('changed_at', '>', since)
      .where('undone_at', 'is', null)
      .execute()
  ).map(({ old_email }) => old_email)
