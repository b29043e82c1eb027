import type { ReceiptData } from '../src/money/receipts/write-receipt.ts'

export const mina: ReceiptData = {
  zone: 'UTC',
  language: 'en',
  ref: 'PAY-7K3M-9QXA-12AB',
  paidAt: new Date('2026-11-21T23:30:00Z'),
  payer: { name: 'Mina Okoye', address: ['Aleksanterinkatu 1, 00100 Helsinki', 'Finland'] },
  item: { title: 'Study permit, start to finish', price: 50_000 },
  seller: { name: 'Amara Okafor', registeredAs: ['Okafor Immigration Ltd', 'Canada'] },
  taxes: [{ name: 'GST 5 %', amount: 2_500 }],
  coupons: [
    { code: 'WELCOME-20', kind: 'promo', amount: 2_000 },
    { code: 'CR-8F3K', kind: 'credit', amount: 3_000 },
  ],
  total: 52_500,
  charged: 47_500,
  refund: null,
  currency: 'USD',
  card: { brand: 'visa', last4: '4242' },
  orderRef: 'SO-7K3M9QXA',
  operator: [],
  supportEmail: 'support@sojourn.example',
  writtenAt: new Date('2026-11-22T08:00:00Z'),
}
