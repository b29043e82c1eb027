import type { Reader } from '../../platform/database/database.ts'
import { debtsOf } from './store.ts'

/** What a client owes, currency by currency. */
export const debtsOfClient = (db: Reader, client: string) => debtsOf(db, client, 'client_debt')

export const debtOfClient = async (db: Reader, client: string, currency: string) =>
  (await debtsOfClient(db, client)).find((debt) => debt.currency === currency)?.amount ?? 0
