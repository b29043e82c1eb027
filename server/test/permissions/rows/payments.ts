import { own, plain, type Row } from '../row.ts'

const NOWHERE = '019a0000-0000-7000-8000-000000000000'

const bank_account = { holder: 'Ines Silva', account: 'PT50 0012 3456 789', bank: 'Banco do Sul' }

export const payments = {
  listFailedRefunds: plain,
  showFailedRefund: own('failed refund', 200),
  retryRefund: own('failed refund', 200),
  keepRefund: own('failed refund', 200),
  giveRefundBank: { ...own('failed refund', 200), body: { bank_account } },
  withdrawRefundBank: own('refund by bank', 200),
  createPayment: { body: { payable: 'order', payable_id: NOWHERE }, answer: 'not_found' },
  listPayments: plain,
  showPayment: own('payment', 200),
  showPaymentStatus: own('payment', 200),
  calculateTotals: { ...own('payment', 200), body: { coupons: [] } },
  pay: { ...own('payment', 200), body: { meta: { success_url: '/p/close', cancel_url: '/p/close' } } },
  listPaymentActivities: own('payment', 200),
  showPaymentActivity: own('payment activity', 200),
  downloadReceipt: own('payment', 'not_now'),
  listPaymentMethods: plain,
  addPaymentMethod: { body: { metadata: { external: true, return_url: '/p/close' } } },
  showPaymentMethod: own('saved card', 200),
  setDefaultMethod: own('saved card', 200),
  removePaymentMethod: own('saved card', 204),
} satisfies Record<string, Row>
