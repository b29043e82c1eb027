import type { Reader } from '../../../platform/database/database.ts'
import { notNow } from '../../../platform/refusal.ts'
import { isBeingMade } from '../payouts/is-being-made.ts'
import { unpaidOf } from '../payouts/payout-store.ts'

const WAITS =
  'A payout to this account waits to be sent. Cancel it in your wallet first, or wait until it has arrived.'
const ON_ITS_WAY = 'A payout to this account is on its way. You can remove the account once it has arrived.'

/** It is asked before a code is mailed, and again when the account is removed. */
export async function refuseUnlinking(db: Reader, walletId: string) {
  const unpaid = await unpaidOf(db, walletId)
  if (unpaid.length === 0) return
  const mayCancel = unpaid.every((payout) => payout.status === 'pending' && !isBeingMade(payout))
  throw notNow(mayCancel ? WAITS : ON_ITS_WAY)
}
