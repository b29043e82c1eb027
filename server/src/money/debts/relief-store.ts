import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** Accounts of debts that something is owed on, or something waits for; each with its person and what waits. */
const debts = (db: Reader) =>
  db
    .selectFrom('ledger_account as account')
    .innerJoin('person', 'person.id', 'account.subject')
    .leftJoin('debt_relief as relief', (join) =>
      join
        .onRef('relief.person_id', '=', 'account.subject')
        .onRef('relief.currency', '=', 'account.currency')
        .on(sql<boolean>`account.kind = relief.side || '_debt'`)
        .on('relief.status', '=', 'pending'),
    )
    .leftJoin('person as proposer', 'proposer.id', 'relief.proposed_by')
    .select((eb) => [
      'account.id',
      'account.kind',
      'account.currency',
      eb.fn.coalesce('account.balance', eb.lit(0)).as('owed'),
      'person.id as person_id',
      'person.first_name',
      'person.last_name',
      'relief.id as relief_id',
      'relief.how',
      'relief.amount',
      'relief.reason',
      'relief.proposed_by',
      'relief.created_at as proposed_at',
      'proposer.first_name as proposer_first_name',
      'proposer.last_name as proposer_last_name',
    ])
    .where('account.kind', 'in', ['agent_debt', 'client_debt'])
export type DebtRow = NonNullable<Awaited<ReturnType<typeof findDebt>>>

export const findDebt = (db: Reader, id: string) => debts(db).where('account.id', '=', id).executeTakeFirst()

/** The page is sorted by account and has one row more than the limit. */
export function debtsFrom(db: Reader, { limit, after }: { limit: number; after: string | null }) {
  const page = debts(db)
    .where((eb) => eb.or([eb('account.balance', '>', 0), eb('relief.id', 'is not', null)]))
    .orderBy('account.id')
    .limit(limit + 1)
  return (after ? page.where('account.id', '>', after) : page).execute()
}

/** Nothing where something waits for this debt already. */
export const addRelief = (tx: Tx, row: Insertable<DB['debt_relief']>) =>
  tx
    .insertInto('debt_relief')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const lockRelief = (tx: Tx, id: string) =>
  tx
    .selectFrom('debt_relief')
    .select(['id', 'person_id', 'side', 'how', 'amount', 'currency', 'status', 'proposed_by', 'reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The reason of our team may tell of a person. The books need the sums alone. */
export const eraseWordsOfReliefs = (tx: Tx, personId: string) =>
  tx.updateTable('debt_relief').set({ reason: '' }).where('person_id', '=', personId).execute()
