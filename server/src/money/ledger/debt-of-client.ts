import type { Reader, Tx } from '../../platform/database/database.ts'
import { debtsOf, lockAccounts } from './store.ts'

export const debtsOfClient = (db: Reader, client: string) => debtsOf(db, client, 'client_debt')

export const debtOfClient = async (db: Reader, client: string, currency: string) =>
  (await debtsOfClient(db, client)).find((debt) => debt.currency === currency)?.amount ?? 0

/** Nobody else moves what they owe until the transaction is over. */
export async function lockDebtOfClient(tx: Tx, client: string, currency: string) {
  await lockAccounts(tx, [client])
  return debtOfClient(tx, client, currency)
}
