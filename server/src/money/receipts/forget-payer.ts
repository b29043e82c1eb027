import type { Tx } from '../../platform/database/database.ts'
import { loseNameOnReceipts } from './receipt-store.ts'

/** The law keeps what was sold, by whom, where to and with which taxes; who a deleted person was goes from it. */
export const forgetPayer = (tx: Tx, personId: string) => loseNameOnReceipts(tx, personId)
