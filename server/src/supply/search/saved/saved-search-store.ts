import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'

const columns = ['id', 'name', 'filters', 'mail', 'created_at'] as const

export const searchesOf = (db: Reader, personId: string) =>
  db
    .selectFrom('saved_search')
    .select(columns)
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findSame = (tx: Tx, personId: string, filters: string) =>
  tx
    .selectFrom('saved_search')
    .select('id')
    .where('person_id', '=', personId)
    .where('filters', '=', sql`${filters}::jsonb`)
    .executeTakeFirst()

export async function countSearches(tx: Tx, personId: string) {
  const { count } = await tx
    .selectFrom('saved_search')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}

interface NewSearch {
  person_id: string
  name: string
  filters: string
  mail: boolean
  now: Date
}

export const insertSearch = (tx: Tx, { now, ...search }: NewSearch) =>
  tx
    .insertInto('saved_search')
    .values({ ...search, mailed_at: now, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()

interface Change {
  name?: string | undefined
  mail?: boolean | undefined
}

/** Whoever turns the mails on again is told of those found from then on. */
export const changeSearch = (tx: Tx, personId: string, id: string, { name, mail }: Change, now: Date) =>
  tx
    .updateTable('saved_search')
    .set({
      id,
      ...(name !== undefined && { name }),
      ...(mail !== undefined && { mail }),
      ...(mail && { mailed_at: sql<Date>`case when mail then mailed_at else ${now}::timestamptz end` }),
    })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

export const deleteSearch = async (tx: Tx, personId: string, id: string) =>
  (await tx
    .deleteFrom('saved_search')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The names of their searches, whose mails are stopped from here on. */
export async function stopMails(tx: Tx, personId: string) {
  const stopped = await tx
    .updateTable('saved_search')
    .set({ mail: false })
    .where('person_id', '=', personId)
    .returning('name')
    .execute()
  return stopped.map(({ name }) => name).toSorted()
}

export const peopleDueForNews = (db: Reader, before: Date) =>
  db
    .selectFrom('saved_search')
    .select('person_id')
    .distinct()
    .where('mail', '=', true)
    .where('mailed_at', '<=', before)
    .execute()

/** Holds all searches of a person that want mail; nobody is told who is gone, suspended or has no proven address. */
export const lockMailedSearches = (tx: Tx, personId: string) =>
  tx
    .selectFrom('saved_search')
    .innerJoin('person', 'person.id', 'saved_search.person_id')
    .select(['saved_search.id', 'name', 'filters', 'mailed_at'])
    .where('person_id', '=', personId)
    .where('mail', '=', true)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .orderBy('saved_search.created_at')
    .orderBy('saved_search.id')
    .forUpdate('saved_search')
    .execute()

export const noteMailed = (tx: Tx, personId: string, now: Date) =>
  tx
    .updateTable('saved_search')
    .set({ mailed_at: now })
    .where('person_id', '=', personId)
    .where('mail', '=', true)
    .execute()
