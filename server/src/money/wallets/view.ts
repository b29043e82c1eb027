import { payoutStatus } from '@sojourn/contract/calls/status'
import type { Payout, Wallet } from '@sojourn/contract/money/wallets'
import { may } from '../../platform/states/machine.ts'
import { isBeingMade } from './payouts/is-being-made.ts'
import { payoutMachine } from './payouts/payout-state.ts'
import type { PayoutRow } from './payouts/payout-store.ts'
import { waitsToAgent } from './payouts/waiting-words.ts'
import { walletMachine } from './wallet-state.ts'
import type { WalletRow } from './wallet-store.ts'

export const viewWallet = (row: WalletRow): Wallet => ({
  id: row.id,
  kind: row.kind,
  status: [...(walletMachine.states[row.status] ?? [0, 'Unlinked'])],
  hint: row.hint,
  country: row.country_iso,
  schedule: row.schedule,
  created_at: { date: row.created_at.toISOString() },
})

export const viewPayout = (row: PayoutRow): Payout => ({
  id: row.id,
  ref: row.ref,
  amount: { amount: row.amount, currency: row.currency },
  status: [...payoutStatus[row.status]],
  slug: row.status,
  is_returned: row.returned_at !== null,
  kind: row.kind,
  hint: row.hint,
  asked_by: row.asked_by,
  reason: row.reason,
  paid_debt: row.paid_debt > 0 ? { amount: row.paid_debt, currency: row.currency } : null,
  waits_for: waitsToAgent(row),
  may: isBeingMade(row) ? [] : may(payoutMachine, row.status, 'agent'),
  created_at: { date: row.created_at.toISOString() },
  sent_at: row.sent_at?.toISOString() ?? null,
  done_at: row.done_at?.toISOString() ?? null,
})
