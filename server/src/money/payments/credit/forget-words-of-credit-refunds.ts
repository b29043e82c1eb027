import type { Tx } from '../../../platform/database/database.ts'
import { eraseWordsOfRefunds } from './credit-refund-store.ts'

/** What our team wrote about the refunds of somebody's credit goes; the refunds stay. */
export const forgetWordsOfCreditRefunds = (tx: Tx, clientId: string) => eraseWordsOfRefunds(tx, clientId)
