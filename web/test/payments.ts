import type { Payment, PaymentMethod } from '@sojourn/contract/money/payments'
import { AT, UUID, usd } from './paid-order.ts'

export const aCard = (id: string, last4: string, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  brand: 'visa',
  last4,
  cardType: 'Credit Card',
  expires_at: '2099-12-31',
  is_default: false,
  ...changes,
})

export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  ref: 'PAY-7K3M9QXA',
  payable: 'order',
  payable_id: UUID,
  status: [2, 'Processed'],
  may: [],
  item: { title: 'Study permit', seller: 'Amara Okafor', price: usd(50_000) },
  taxes: [],
  coupons: [],
  total: usd(50_000),
  amount: usd(50_000),
  refunded: usd(0),
  refund: null,
  on_its_way: usd(0),
  frozen_until: null,
  last_activity: null,
  created_at: { date: AT },
  paid_at: AT,
  ...changes,
})
