import type { Reader, Tx } from '../../platform/database/database.ts'

const bills = (db: Reader) =>
  db.selectFrom('debt_bill').select(['id', 'client_id', 'currency', 'created_at', 'paid_at'])
export type DebtBillRow = NonNullable<Awaited<ReturnType<typeof lockDebtBill>>>

/** Nothing where one waits for its payment already. */
export const addDebtBill = (tx: Tx, clientId: string, currency: string, now: Date) =>
  tx
    .insertInto('debt_bill')
    .values({ client_id: clientId, currency, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const openDebtBillOf = (db: Reader, clientId: string, currency: string) =>
  bills(db)
    .where('client_id', '=', clientId)
    .where('currency', '=', currency)
    .where('paid_at', 'is', null)
    .executeTakeFirst()

export const findDebtBill = (db: Reader, id: string) => bills(db).where('id', '=', id).executeTakeFirst()

export const lockDebtBill = (tx: Tx, id: string) =>
  tx
    .selectFrom('debt_bill')
    .select(['id', 'client_id', 'currency', 'created_at', 'paid_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const markDebtBillPaid = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('debt_bill').set({ paid_at: now }).where('id', '=', id).execute()

/** Null means that their account is deleted. */
export const findDebtor = (db: Reader, id: string) =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'first_name', 'last_name', 'country_iso', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
