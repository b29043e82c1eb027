import type { Tx } from '../../../platform/database/database.ts'
import { eraseBanksOf } from './transfer-store.ts'

/** The bank details go with the person; that the refunds were paid stays. */
export const forgetRefundBanksOf = (tx: Tx, payerId: string) => eraseBanksOf(tx, payerId)
