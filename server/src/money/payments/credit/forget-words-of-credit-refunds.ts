import type { Tx } from '../../../platform/database/database.ts'
import { loseReasons } from './credit-refund-store.ts'

/** Why our team refused may tell of a person. The books need the sums alone. */
export const forgetWordsOfCreditRefunds = (tx: Tx, clientId: string) => loseReasons(tx, clientId)
