import type { Tx } from '../../../platform/database/database.ts'
import { eraseBanksOf } from './transfer-store.ts'

/** Where somebody’s refunds went goes with them; that they were paid stays. */
export const forgetRefundBanksOf = (tx: Tx, payerId: string) => eraseBanksOf(tx, payerId)
