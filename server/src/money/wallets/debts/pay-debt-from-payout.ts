import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import { holdingsOf } from '../../ledger/holdings-of.ts'
import { postEntry } from '../../ledger/post-entry.ts'
import { recoverDebt } from '../../ledger/recover-debt.ts'
import { payoutFailed } from '../../ledger/templates/release-templates.ts'
import { leastOf, payableOf } from '../amounts.ts'
import { type PayoutRow, setPayout } from '../payouts/payout-store.ts'
import { rejectPayoutIn } from '../payouts/settle-payout.ts'

const STOPPED = 'A refund or a chargeback came first, and is paid from it.'

/**
 * An agent pays what they owe from what is available, and then from a payout that is held and waits: the rest
 * of it goes on, and is approved anew where people send it. False means that too little is left, and it was
 * stopped.
 */
export async function payDebtFromPayout(context: Context, tx: Tx, payout: PayoutRow) {
  const { id, agent_id: agent, amount, currency } = payout
  const entry = { cause: `payout:${id}:${randomUUID()}`, orderId: null, actorId: null, requestId: null }
  const { debt, available } = await holdingsOf(tx, agent, currency)
  if (debt === 0) return true
  const owed = Math.max(debt - available, 0)
  const rest = payableOf(Math.max(amount - owed, 0), currency)
  if (rest < amount && rest < (await leastOf(tx, currency))) {
    await rejectPayoutIn(acting(context, SYSTEM), tx, payout, STOPPED)
    return false
  }
  if (rest < amount)
    await postEntry(context, tx, { ...payoutFailed({ currency, agent, amount: amount - rest }), ...entry })
  await recoverDebt(context, tx, { ...entry, agent, currency })
  if (rest === amount) return true
  const now = context.clock.now()
  await setPayout(tx, id, { amount: rest, approved_by: null, approved_at: null, updated_at: now })
  const less = { ...payout, amount: rest }
  await tell(context, tx, {
    fact: 'payout_less',
    agent,
    along: { payout: less, key: entry.cause, before: amount, owed },
  })
  return true
}
