import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

export const sidesOf = (db: Reader, orderId: string) =>
  db
    .selectFrom('client_order')
    .select(['client_id as client', 'agent_id as agent'])
    .where('id', '=', orderId)
    .executeTakeFirst()

export const authorOf = (db: Reader, reviewId: string) =>
  db.selectFrom('review').select('author_id').where('id', '=', reviewId).executeTakeFirst()

export const letterReaders = (db: Reader, people: readonly string[]) =>
  db
    .selectFrom('person')
    .leftJoin('notice_preference', 'notice_preference.person_id', 'person.id')
    .select(['id', 'email', 'first_name', 'mode', 'timezone', 'clock', 'language', 'preferences'])
    .where('id', '=', sql<string>`any(${people}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
