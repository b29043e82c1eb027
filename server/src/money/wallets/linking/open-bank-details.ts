import type { Context } from '../../../context.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findPayout } from '../payouts/payout-store.ts'
import { findWallet } from '../wallet-store.ts'
import { openDetails } from './bank-details.ts'

/** For a transfer that is to be made; never without a line in the audit log. */
export const openBankDetails = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const payout = await findPayout(tx, id)
    if (payout?.kind !== 'manual') throw new Refusal('not_found')
    const isOver = payout.status !== 'pending' && payout.status !== 'accepted'
    const wallet = await findWallet(tx, payout.wallet_id)
    if (isOver || !wallet?.sealed_details)
      throw new Refusal('not_now', { message: 'There is no transfer to make for this payout.' })
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'open_bank_details',
      subject_id: payout.agent_id,
      details: { payout: payout.ref },
    })
    return openDetails(context, wallet.id, wallet.sealed_details)
  })
