import type { LedgerCheck, LedgerOverview, PaymentAlarm } from '@sojourn/contract/desk/staff-ledger'
import type { StaffCoupon, StaffCouponRefund } from '@sojourn/contract/money/coupons'

export const COUPON_ID = '0190a0a0-0000-7000-8000-0000000000e1'
export const REFUND_ID = '0190a0a0-0000-7000-8000-0000000000e2'
export const ALARM_ID = '0190a0a0-0000-7000-8000-0000000000e3'

export const usd = (amount: number) => ({ amount, currency: 'USD' })

export const aStaffCoupon = (changes: Partial<StaffCoupon> = {}): StaffCoupon => ({
  id: COUPON_ID,
  code: 'WELCOME-7K3M',
  kind: 'promo',
  status: [1, 'Active'],
  amount: usd(2000),
  balance: usd(2000),
  expires_at: null,
  reserved_for: null,
  in_refund: false,
  held_for: null,
  taken: usd(0),
  payment: null,
  created_at: { date: '2026-01-01T00:00:00.000Z' },
  note: 'Fair in Lagos',
  owner: null,
  made_by: 'Sanna Keller',
  ...changes,
})

export const aCouponRefund = (changes: Partial<StaffCouponRefund> = {}): StaffCouponRefund => ({
  id: REFUND_ID,
  amount: usd(12_345),
  status: [0, 'Pending'],
  slug: 'pending',
  destination: 'team',
  reason: null,
  instead: null,
  created_at: { date: '2026-11-01T00:00:00.000Z' },
  answered_at: null,
  may: ['pay', 'reject'],
  code: 'CREDIT-9QXA',
  client: { uuid: 'c1', full_name: 'Ngozi Traveller', email: 'ngozi@example.com' },
  payment: 'PAY-7K3M9QXA',
  approved_by: null,
  decided_by: null,
  bank_reference: null,
  ...changes,
})

export const aCheck = (changes: Partial<LedgerCheck> = {}): LedgerCheck => ({
  id: 'k1',
  asked_by: null,
  asked_at: '2026-11-01T00:00:00.000Z',
  done_at: '2026-11-01T00:00:05.000Z',
  entries: 1200,
  newest_hash: '0123456789abcdef0123456789abcdef',
  faults: [],
  ...changes,
})

export const aLedger = (changes: Partial<LedgerOverview> = {}): LedgerOverview => ({
  entries: 1200,
  balances: [],
  held: [],
  last_check: null,
  waiting_check: null,
  payment_alarms: 0,
  ...changes,
})

export const anAlarm = (changes: Partial<PaymentAlarm> = {}): PaymentAlarm => ({
  id: ALARM_ID,
  kind: 'wrong_amount',
  payment: {
    ref: 'PAY-7K3M9QXA',
    title: 'Study permit',
    payer: { uuid: 'c1', full_name: 'Ngozi Traveller' },
  },
  processor_id: 'ch_1',
  details: {},
  to_book: null,
  created_at: { date: '2026-11-01T00:00:00.000Z' },
  ...changes,
})
