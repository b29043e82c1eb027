import type { Tx } from '../../platform/database/database.ts'
import { eraseWordsOfReliefs } from './relief-store.ts'

/** The words of our team go; what was settled stays. */
export const forgetWordsOfReliefs = (tx: Tx, personId: string) => eraseWordsOfReliefs(tx, personId)
