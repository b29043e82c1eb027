import type { Tx } from '../../platform/database/database.ts'
import { lockAccounts } from './store.ts'

/** Nobody else moves what somebody has or owes until the transaction is over. */
export const lockWhatTheyHave = (tx: Tx, person: string) => lockAccounts(tx, [person])
