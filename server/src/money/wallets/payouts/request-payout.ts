import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { By } from '../../../platform/http/by.ts'
import { invalidField, notNow } from '../../../platform/refusal.ts'
import { holdingsOf } from '../../ledger/holdings-of.ts'
import { lockHoldings } from '../../ledger/post-with-holdings.ts'
import { recoverDebt } from '../../ledger/recover-debt.ts'
import type { Holdings } from '../../ledger/templates/release-templates.ts'
import { writeMoney } from '../../receipts/money.ts'
import { leastFor, payableOf } from '../amounts.ts'
import { isLeft, LINK_AGAIN } from '../is-left.ts'
import { readerOf } from '../reader-store.ts'
import { lockWalletOf, type WalletRow } from '../wallet-store.ts'
import { makePayout } from './make-payout.ts'
import { pauseOf } from './pause-of.ts'
import { findPayout } from './payout-store.ts'
import { sendPayout } from './send-payout.ts'

export interface Wanted {
  agentId: string
  /** Null means everything. */
  amount: number | null
  currency: string
  askedBy: 'agent' | 'schedule' | 'staff'
  scheduledOn?: string
  retryOf?: string
  by: By
}

/** Y1. Null where there is nothing to do: it was made before, or is less than the least. */
export async function requestPayout(context: Context, tx: Tx, wanted: Wanted) {
  const wallet = await lockWalletOf(tx, wanted.agentId)
  if (wallet?.status !== 'linked') throw notNow('Please link a bank account first.')
  if (isLeft(wallet, context.processor.name)) throw notNow(LINK_AGAIN)
  const pause = await pauseOf(context, tx, wanted.agentId)
  if (pause) throw notNow(`Payouts are paused. ${wanted.askedBy === 'staff' ? pause.toStaff : pause.reason}`)
  const { debt: owed } = await payDebtFirst(context, tx, wanted)
  const holdings = await lockHoldings(tx, wanted.agentId, null, wanted.currency)
  const amount = await amountOf(tx, wanted, holdings, owed - holdings.debt)
  if (amount === null) return null
  const { agentId: agent, by } = wanted
  const payout = await makePayout(context, tx, asked(context, wallet, wanted, amount), by)
  if (!payout) return null
  const row = await findPayout(tx, payout.id)
  if (!row) throw new Error('A payout is gone that was just kept')
  await tell(
    context,
    tx,
    { fact: 'payout_asked', agent, along: { payout: row, askedBy: wanted.askedBy } },
    by,
  )
  if (row.kind === 'processor') await context.jobs.enqueue(tx, sendPayout, { payout_id: row.id })
  return row
}

/** The agent's debt is paid from what is available; only what is left of it stands in the way. */
async function payDebtFirst(context: Context, tx: Tx, { agentId: agent, currency, by }: Wanted) {
  const before = await holdingsOf(tx, agent, currency)
  if (before.debt > 0 && before.available > 0)
    await recoverDebt(context, tx, {
      agent,
      currency,
      cause: `debt:${randomUUID()}`,
      orderId: null,
      actorId: by.id,
      requestId: by.requestId,
    })
  return before
}

async function amountOf(
  tx: Tx,
  { agentId, amount, currency, askedBy }: Wanted,
  { available, debt }: Holdings,
  paid: number,
) {
  const isAsked = askedBy !== 'schedule'
  if (debt > 0) {
    if (!isAsked) return null
    throw notNow(
      `You owe ${writeMoney(debt, currency)} after a refund or a chargeback. Your next earnings pay it; then you can withdraw.`,
    )
  }
  const isLeaving = (await readerOf(tx, agentId)).deletion_due_at !== null
  const least = await leastFor(tx, currency, { available, isLeaving })
  const payable = payableOf(amount ?? available, currency)
  if (payable < least || payable === 0) {
    if (!isAsked) return null
    throw invalidField('amount', `please enter at least ${writeMoney(least, currency)}`)
  }
  if (payable > available)
    throw invalidField(
      'amount',
      `you can withdraw up to ${writeMoney(available, currency)}${paid > 0 ? `, as ${writeMoney(paid, currency)} of your balance pays what you owe` : ''}`,
    )
  return payable
}

function asked(context: Context, wallet: WalletRow, wanted: Wanted, amount: number) {
  const now = context.clock.now()
  return {
    agent_id: wanted.agentId,
    wallet_id: wallet.id,
    kind: wallet.kind,
    hint: wallet.hint,
    processor: wallet.processor,
    amount,
    currency: wanted.currency,
    status: 'pending' as const,
    asked_by: wanted.askedBy,
    scheduled_on: wanted.scheduledOn ?? null,
    retry_of: wanted.retryOf ?? null,
    look_at: new Date(now.getTime() + (wallet.kind === 'processor' ? MINUTE_MS : HOUR_MS)),
  }
}
