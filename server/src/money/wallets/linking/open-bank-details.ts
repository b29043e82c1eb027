import type { Context } from '../../../context.ts'
import { noteOf } from '../../../ground/audit/note-of.ts'
import { writeAuditEntry } from '../../../ground/audit/write-audit-entry.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findPayout, type PayoutRow } from '../payouts/payout-store.ts'
import { findWallet } from '../wallet-store.ts'
import { openDetails } from './bank-details.ts'

/** For a transfer that is to be made; never without a line in the audit log. */
export const openBankDetails = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    const payout = await findPayout(tx, id)
    if (payout?.kind !== 'manual') throw new Refusal('not_found')
    const isOver = payout.status !== 'pending' && payout.status !== 'accepted'
    const wallet = isOver ? undefined : await findWallet(tx, payout.wallet_id)
    const found = isOver || wallet?.sealed_details ? null : await foundBy(tx, payout)
    if (!wallet?.sealed_details && !found)
      throw new Refusal('not_now', { message: 'There is no transfer to make for this payout.' })
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'open_bank_details',
      subject_id: payout.agent_id,
      details: { payout: payout.ref },
    })
    return wallet?.sealed_details
      ? { ...openDetails(context, wallet.id, wallet.sealed_details), found }
      : { holder: '', account: '', bank: '', code: null, found }
  })

/** The alert that opened a transfer to a deleted account was resolved with the account its owner named (decision 133). */
const foundBy = (tx: Tx, { ref, retry_of, created_at }: PayoutRow) =>
  noteOf(tx, { action: 'settle_payment_alarm', payout: ref, about: retry_of, since: created_at })
