import type { Clock } from '@sojourn/contract/dates/clocks'
import type { Language } from '@sojourn/contract/words/languages'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'

type Mode = 'subscriber' | 'consultant'

/** The row says whether they have signed in from this device before. */
export const findLogin = (db: Reader, email: string, device: string | null) =>
  db
    .selectFrom('person')
    .select((eb) => [
      'id',
      'password_hash',
      eb
        .exists(
          eb
            .selectFrom('known_device')
            .select('device_id')
            .whereRef('person_id', '=', 'person.id')
            .where('device_id', '=', device),
        )
        .$castTo<boolean>()
        .as('knows_device'),
    ])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const findPersonByEmail = (db: Reader, email: string) =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'email_verified_at', 'security_question'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Login alerts are on unless they turned them off. */
export const findAddressee = (db: Reader, id: string) =>
  db
    .selectFrom('person')
    .leftJoin('notice_preference', 'notice_preference.person_id', 'person.id')
    .select([
      'person.id',
      'email',
      'mode',
      'person.language',
      sql<boolean>`coalesce((preferences->>'login_alerts')::boolean, true)`.as('login_alerts'),
    ])
    .where('person.id', '=', id)
    .executeTakeFirstOrThrow()

export const findGuards = (db: Reader, id: string) =>
  db
    .selectFrom('person')
    .select([
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'password_hash',
      'password_changed_at',
      'security_question',
      'security_answer_hash',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const findRoleParts = (db: Reader, id: string) =>
  db
    .selectFrom('person')
    .leftJoin('agent', 'agent.person_id', 'person.id')
    .select((eb) => [
      'mode',
      'language',
      eb('staff_since', 'is not', null).$castTo<boolean>().as('is_staff'),
      eb('agent.verified_at', 'is not', null).$castTo<boolean>().as('is_verified'),
    ])
    .where('person.id', '=', id)
    .executeTakeFirstOrThrow()

interface NewPerson {
  id?: string
  email: string
  email_verified_at?: Date | null
  first_name: string
  last_name: string
  home: Mode
  mode: Mode
  password_hash: string | null
  timezone?: string | null
  language?: Language | null
  created_at: Date
}

/** Undefined when somebody already has the email (or the id): two signups at once make one person. */
export const addPerson = (tx: Tx, person: NewPerson) =>
  tx
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The agent side of a person, made the first time it is needed. */
export const addAgent = (tx: Tx, personId: string, now: Date) =>
  tx
    .insertInto('agent')
    .values({ person_id: personId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Undefined when their email is another one by now. */
export const markEmailVerified = (tx: Tx, id: string, email: string, now: Date) =>
  tx
    .updateTable('person')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .returning(['id', 'email', 'first_name', 'mode'])
    .executeTakeFirst()

export const setPassword = (tx: Tx, id: string, passwordHash: string, now: Date) =>
  tx
    .updateTable('person')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', id)
    .execute()

/** Undefined when it was changed since; while it is locked it stays. */
export const lockIfPasswordIs = (tx: Tx, id: string, passwordHash: string | null) =>
  tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** A link to the address was opened, so it is proven. */
export const setEmail = (tx: Tx, id: string, email: string, now: Date) =>
  tx.updateTable('person').set({ email, email_verified_at: now }).where('id', '=', id).execute()

/** Whoever asked for its deletion, it stays. */
export const keepAccount = (tx: Tx, id: string) =>
  tx.updateTable('person').set({ deletion_due_at: null }).where('id', '=', id).execute()

/** Nobody gets in by it any more; its owner sets another by a mailed link. */
export const voidPassword = (tx: Tx, id: string) =>
  tx
    .updateTable('person')
    .set({ password_hash: null, password_changed_at: null })
    .where('id', '=', id)
    .execute()

interface SecurityQuestion {
  security_question: string | null
  security_answer_hash: string | null
  security_question_set_at: Date | null
}

export const NO_QUESTION: SecurityQuestion = {
  security_question: null,
  security_answer_hash: null,
  security_question_set_at: null,
}

export const setQuestion = (tx: Tx, id: string, question: SecurityQuestion) =>
  tx.updateTable('person').set(question).where('id', '=', id).execute()

export const THE_BEGINNING = new Date(0)

export const removeQuestionSetSince = (tx: Tx, id: string, since: Date) =>
  tx
    .updateTable('person')
    .set(NO_QUESTION)
    .where('id', '=', id)
    .where((eb) => eb(eb.fn.coalesce('security_question_set_at', eb.val(THE_BEGINNING)), '>=', since))
    .execute()

export const forgetDevicesSince = (tx: Tx, id: string, since: Date) =>
  tx.deleteFrom('known_device').where('person_id', '=', id).where('first_seen_at', '>=', since).execute()

export const setZoneIfNone = (tx: Tx, personId: string, timezone: string) =>
  tx
    .updateTable('person')
    .set({ timezone })
    .where('id', '=', personId)
    .where('timezone', 'is', null)
    .execute()

export const setClockIfNone = (tx: Tx, personId: string, clock: Clock) =>
  tx.updateTable('person').set({ clock }).where('id', '=', personId).where('clock', 'is', null).execute()

export const setLanguageIfNone = (tx: Tx, personId: string, language: Language) =>
  tx
    .updateTable('person')
    .set({ language })
    .where('id', '=', personId)
    .where('language', 'is', null)
    .execute()
