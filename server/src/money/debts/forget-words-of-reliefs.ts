import type { Tx } from '../../platform/database/database.ts'
import { eraseWordsOfReliefs } from './relief-store.ts'

/** What our team wrote about somebody’s debts goes; what was settled stays. */
export const forgetWordsOfReliefs = (tx: Tx, personId: string) => eraseWordsOfReliefs(tx, personId)
