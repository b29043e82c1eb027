import { type Insertable, sql, type Updateable } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

/** Locked until the transaction ends, so that two tabs cannot both add the last one. */
export const lockOwner = (tx: Tx, personId: string) =>
  tx.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().executeTakeFirst()

export async function countPapers(db: Reader, personId: string) {
  const { count } = await db
    .selectFrom('deadline_paper')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const addPaper = (tx: Tx, paper: Insertable<DB['deadline_paper']>) =>
  tx.insertInto('deadline_paper').values(paper).execute()

/** False where it is not theirs. */
export async function setPaper(
  tx: Tx,
  personId: string,
  id: string,
  paper: Updateable<DB['deadline_paper']>,
) {
  const { numUpdatedRows } = await tx
    .updateTable('deadline_paper')
    .set({ ...paper, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where it is not theirs. */
export async function deletePaper(tx: Tx, personId: string, id: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('deadline_paper')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const papersOf = (db: Reader, personId: string) =>
  db
    .selectFrom('deadline_paper')
    .select(['id', 'kind', 'sealed_name', 'country_iso', 'purpose', 'ends_on'])
    .where('person_id', '=', personId)
    .orderBy('ends_on')
    .orderBy('id')
    .execute()

export const hasPurpose = async (db: Reader, slug: string) =>
  (await db.selectFrom('purpose').select('slug').where('slug', '=', slug).executeTakeFirst()) !== undefined

export const hasCountry = async (db: Reader, iso: string) =>
  (await db.selectFrom('country').select('iso').where('iso', '=', iso).executeTakeFirst()) !== undefined
