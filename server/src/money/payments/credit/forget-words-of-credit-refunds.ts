import type { Tx } from '../../../platform/database/database.ts'
import { eraseWordsOfRefunds } from './credit-refund-store.ts'

/** The words of our team go; the refunds stay. */
export const forgetWordsOfCreditRefunds = (tx: Tx, clientId: string) => eraseWordsOfRefunds(tx, clientId)
