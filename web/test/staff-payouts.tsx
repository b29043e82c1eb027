import type { ClientMoneyDay, StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import PayoutsPage from '../app/staff/payouts/payouts-page.tsx'
import { falseNetwork, listOf, ok } from './network.ts'
import { openPage } from './open-page.tsx'
import { eventually, find } from './render.tsx'

export const PAYOUT_ID = '0190a0a0-0000-7000-8000-0000000000aa'
const BANK_DETAILS = `POST /staff/payouts/${PAYOUT_ID}/bank-details`
export const PAYOUTS = 'GET /staff/payouts'

export const aPayout = (changes: Partial<StaffPayout> = {}): StaffPayout => ({
  id: PAYOUT_ID,
  ref: 'PO-7K3M9QXA',
  status: [0, 'Waiting'],
  slug: 'pending',
  is_returned: false,
  kind: 'manual',
  amount: { amount: 50_000, currency: 'USD' },
  agent: { uuid: PAYOUT_ID, full_name: 'Amara Okafor' },
  hint: '•••• 4242',
  asked_by: 'agent',
  reason: null,
  paid_debt: null,
  waits_for: 'Somebody approves it',
  approved_by: null,
  approved_at: null,
  sent_by: null,
  bank_reference: null,
  may: [],
  created_at: { date: '2026-11-01T00:00:00.000Z' },
  sent_at: null,
  done_at: null,
  ...changes,
})

export const aDay = (changes: Partial<ClientMoneyDay> = {}): ClientMoneyDay => ({
  day: '2026-11-01',
  currency: 'USD',
  held: [{ account: 'escrow', amount: { amount: 90_000, currency: 'USD' } }],
  held_total: 90_000,
  at_processor: 95_000,
  surplus: 5_000,
  ...changes,
})

/** The page of payouts over a network that knows these. */
export async function openPayouts(payouts: StaffPayout[], at = '/p/staff/payouts') {
  const network = falseNetwork()
  network.answers(PAYOUTS, listOf(...payouts))
  network.answers('GET /staff/queues', ok({ payouts: 3 }))
  network.answers(BANK_DETAILS, ok({ holder: 'Amara Okafor', account: '1234', bank: 'NatWest', code: null }))
  const page = await openPage(PayoutsPage, at)
  if (payouts.length > 0) await eventually(() => find('table a'))
  return { ...page, network }
}
