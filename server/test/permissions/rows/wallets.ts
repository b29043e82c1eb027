import { open, own, plain, type Row } from '../row.ts'

const otp = '00000'
const ofStaff = (row: Row): Row => ({ ...row, own: 'not_now' })

export const wallets = {
  showWallet: plain,
  listWalletMovements: plain,
  listPayouts: plain,
  listWalletTypes: plain,
  requestWalletCode: { body: { act: 'withdraw' } },
  // Nobody was mailed this code.
  linkWallet: { body: { kind: 'processor', country: 'CA', otp }, answer: 'invalid_fields' },
  openOnboarding: { body: { otp }, answer: 'not_now' },
  unlinkWallet: { body: { otp }, answer: 'invalid_fields' },
  setPayoutSchedule: { body: { schedule: 'weekly', otp }, answer: 'invalid_fields' },
  withdraw: { body: { amount: 20_00, currency: 'USD', otp }, answer: 'invalid_fields' },
  cancelPayout: own('payout', 200),
  downloadStatementCsv: { ...open('statement month'), random: 'not_now' },
  downloadStatementPdf: { ...open('statement month'), random: 'not_now' },

  showDebts: plain,
  billDebt: { body: { currency: 'USD' }, answer: 'not_now' },
  listStaffDebts: plain,
  // Nobody settles what they owe themselves.
  proposeDebtRelief: {
    ...open('debt'),
    own: 'not_now',
    others: 201,
    body: { how: 'forgiven', amount: 100, reason: 'A mistake of ours.' },
  },
  approveDebtRelief: ofStaff(open('relief of a debt')),
  refuseDebtRelief: ofStaff(open('relief of a debt')),

  listStaffPayouts: plain,
  // Nobody handles a payout of their own.
  approvePayout: ofStaff(open('payout')),
  sendPayoutByHand: { ...ofStaff(open('approved payout')), body: { reference: 'TX 1234' } },
  finishPayout: ofStaff(open('payout on its way')),
  failPayout: { ...ofStaff(open('payout')), body: { reason: 'The account number is wrong.' } },
  retryPayout: { ...open('payout'), own: 'not_now', others: 'not_now' },
  showBankDetails: open('payout'),
  showPayoutPause: open('paused agent'),
  pausePayouts: {
    ...open('paused agent'),
    own: 'not_now',
    others: 'not_now',
    body: { reason: 'We look into it.' },
  },
  resumePayouts: { of: 'paused agent', own: 'not_now', others: 204, random: 'not_found' },
  showClientMoney: plain,
  downloadClientMoney: { ...open('day of client money'), random: 200 },
} satisfies Record<string, Row>
