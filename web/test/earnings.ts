import type { Balance, Earning, Earnings, Movement, Payout, Wallet } from '@sojourn/contract/money/wallets'
import WalletPage from '../app/agent/wallet/wallet-page.tsx'
import { falseNetwork, listOf, ok, type Reply } from './network.ts'
import { openPage } from './open-page.tsx'
import { eventually, find } from './render.tsx'

export const WALLET = 'GET /wallets'
export const ORDER_ID = '0190a0a0-0000-7000-8000-0000000000b1'
export const PAYOUT_ID = '0190a0a0-0000-7000-8000-0000000000b2'

const at = (date: string) => ({ date }) as Wallet['created_at']

export const aBalance = (changes: Partial<Balance> = {}): Balance => ({
  currency: 'USD',
  held: 0,
  in_review: 0,
  clearing: 0,
  available: 0,
  on_its_way: 0,
  debt: 0,
  least: 2_000,
  ...changes,
})

export const aWallet = (changes: Partial<Wallet> = {}): Wallet => ({
  id: 'w1',
  kind: 'manual',
  status: [1, 'Linked'],
  hint: '•••• 4242',
  country: 'NG',
  schedule: 'by_hand',
  created_at: at('2026-01-05T12:00:00.000Z'),
  ...changes,
})

const order = { uuid: ORDER_ID, ref: 'SO-7K3M9QXA', title: 'Study permit' }

export const anEarning = (changes: Partial<Earning> = {}): Earning => ({
  order,
  stage: 'held',
  amount: { amount: 40_000, currency: 'USD' },
  is_stopped: false,
  with_bank: false,
  is_checked: false,
  available_at: null,
  ...changes,
})

export const aMovement = (changes: Partial<Movement> = {}): Movement => ({
  id: 'm1',
  kind: 'earned',
  amount: { amount: 40_000, currency: 'USD' },
  order,
  payout: null,
  payout_state: null,
  balance: { amount: 42_500, currency: 'USD' },
  created_at: at('2026-02-03T12:00:00.000Z'),
  ...changes,
})

export const aWithdrawal = (changes: Partial<Payout> = {}): Payout => ({
  id: PAYOUT_ID,
  ref: 'PO-7K3M9QXA',
  amount: { amount: 42_500, currency: 'USD' },
  status: [0, 'Waiting'],
  slug: 'pending',
  is_returned: false,
  kind: 'manual',
  hint: '•••• 4242',
  asked_by: 'agent',
  reason: null,
  paid_debt: null,
  waits_for: null,
  may: [],
  created_at: at('2026-02-03T12:00:00.000Z'),
  sent_at: null,
  done_at: null,
  ...changes,
})

export const earnings = (changes: Partial<Earnings> = {}): Earnings => ({
  balances: [aBalance({ available: 42_500 })],
  wallet: aWallet(),
  pause: null,
  earnings: [],
  has_more_earnings: false,
  months: [],
  payouts: [],
  movements: { items: [], next_cursor: null },
  ...changes,
})

/** The wallet of an agent; what the server knows can change under it. */
export async function openWallet(changes: Partial<Earnings> = {}, path = '/p/agent/wallet') {
  const network = falseNetwork()
  const known = { wallet: earnings(changes) }
  network.answers(WALLET, (call) => ok(known.wallet)(call))
  network.answers('GET /wallets/movements', listOf())
  const page = await openPage(WalletPage, path)
  await eventually(() => find('ol'))
  return { ...page, network, known }
}

/** The mail with a code goes out. */
export const CODE_SENT: Reply = ok({ resend_after_seconds: 60 })
