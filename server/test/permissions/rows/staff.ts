import { open, plain, type Row } from '../row.ts'
import type { Thing } from '../things/things.ts'

const bank_account = { holder: 'Ines Silva', account: 'PT50 0012 3456 789', bank: 'Banco do Sul' }
/** Nobody handles a refund of their own. */
const refund = (of: Thing): Row => open(of, { own: 'not_now' })

export const staff = {
  listStaffFailedRefunds: plain,
  retryFailedRefund: refund('failed refund'),
  keepFailedRefund: refund('failed refund'),
  enterRefundBank: { ...refund('failed refund'), body: { bank_account } },
  approveRefundTransfer: refund('refund by bank'),
  sendRefundTransfer: { ...refund('approved refund by bank'), body: { reference: 'TX 1234' } },
  stopRefundTransfer: { ...refund('refund by bank'), body: { reason: 'The name is another one.' } },
  showRefundBank: refund('refund by bank'),
  countQueues: plain,
  showWorklist: plain,
  listVerifications: plain,
  showVerificationCase: open('verification'),
  claimVerification: { ...open('verification'), own: 'not_now' },
  releaseVerification: open('verification'),
  // Nobody has claimed the case.
  openVerificationDocument: { ...open('verification'), own: 'not_now', others: 'not_now' },
  decideVerification: {
    ...open('verification'),
    own: 'not_now',
    others: 'not_now',
    body: { outcome: 'verified', revision: 1 },
  },
  revokeVerification: {
    ...open('standing verification'),
    own: 'not_now',
    body: { reason: 'The passport was forged.' },
  },
  grantVerificationTry: { ...open('failed verification'), own: 'not_now' },
  listLicencesToCheck: plain,
  decideLicence: { ...open('licence'), body: { decision: 'verified', revision: 1 } },
  nameLicenceClass: { ...open('classed licence'), body: { licence_class: 'RCIC' } },
  revokeLicence: { ...open('confirmed licence'), body: { reason: 'Struck off the register.' } },
  listReports: plain,
  showReport: open('report'),
  claimReport: open('report'),
  releaseReport: open('claimed report'),
  decideReport: {
    ...open('claimed report'),
    others: 'not_now',
    body: { outcome: 'hidden', ground: 'terms', reason: 'Nobody with this name was ever a client.' },
  },
  answerObjection: {
    ...open('objection to a report'),
    body: { result: 'upheld', reason: 'The order shows that they were a client.' },
  },
  listStaffConflicts: plain,
  showStaffConflict: open('conflict for staff'),
  claimConflict: open('conflict for staff'),
  releaseConflict: open('conflict for staff'),
  // Nobody has taken it.
  decideConflict: {
    ...open('conflict for staff'),
    own: 'not_now',
    others: 'not_now',
    body: { step: 'decide', amount: 0, reason: 'The work was done as it was agreed.' },
  },
  divideConflict: { ...open('conflict for staff'), query: 'amount=0' },
  approveConflict: {
    ...open('conflict for staff'),
    own: 'not_now',
    others: 'not_now',
    body: { agrees: true },
  },
  listConflictDocuments: open('conflict for staff'),
  // It has none.
  openConflictDocument: { ...open('document in conflict'), own: 'not_now', others: 'not_now' },
  listStaffRefunds: plain,
  listStaffOrders: plain,
  showStaffOrder: open('order for staff'),
  endOrder: {
    ...open('order for staff'),
    body: { reason: 'legal', amount: 0, text: 'A court told us to end this order.' },
  },
  // No bank decides about it.
  blameChargeback: {
    ...open('order for staff'),
    own: 'not_now',
    others: 'not_now',
    body: { at_fault: true, reason: 'The agent did not answer for weeks.' },
  },
  keepOrderForLaw: { ...open('order for staff'), body: { reason: 'A court asks for it.' } },
  // It is not kept.
  liftLegalHold: {
    ...open('order for staff'),
    own: 'not_now',
    others: 'not_now',
    body: { reason: 'The case is closed.' },
  },
  // Nobody asked for it.
  answerEnding: {
    ...open('order for staff'),
    own: 'not_now',
    others: 'not_now',
    body: { agrees: true },
  },
  listRules: plain,
  changeRule: { ...open('rule'), body: { value: 96, reason: 'Clients asked for more time.' } },
  listFacts: plain,
  listFactsToCheck: plain,
  listFactReports: plain,
  showFacts: { query: 'visa=ca/study-permit' },
  correctFact: {
    body: {
      visa: 'ca/study-permit',
      fact: 'may_bring_family',
      value: 'yes',
      source: 'https://www.example.org/family',
      checked: '2026-11',
      reason: 'Read on the page of the authority.',
    },
  },
  closeFactReport: {
    ...open('report of a fact'),
    body: { reason: 'The page says the same as we do.' },
  },
  listStaffCoupons: plain,
  makePromos: {
    body: { amount: 20_00, quantity: 2, expires_at: '2030-01-01T00:00:00Z', note: 'For the fair' },
  },
  withdrawPromo: { of: 'coupon', own: 204, others: 204, random: 'not_found' },
  listStaffCouponRefunds: plain,
  listGiftChecks: plain,
  judgeGift: {
    ...open('gift check'),
    body: { outcome: 'fine', note: 'They share an office.' },
  },
  listToldDecisions: plain,
  judgeToldDecision: {
    ...open('told decision'),
    body: { verdict: 'out', reason: 'The letter of the authority says otherwise.' },
  },
  approveCouponRefund: open('credit refund for staff'),
  payCouponRefund: { ...open('approved credit refund for staff'), body: { reference: 'SEPA 77' } },
  rejectCouponRefund: { ...open('credit refund for staff'), body: { reason: 'It was a courtesy.' } },
  unpublishServiceOf: { ...open('active service'), body: { reason: 'It promises a visa.' } },
  archiveServiceOf: { ...open('active service'), body: { reason: 'It promises a visa.' } },
  listPlanPayments: { ...open('person'), random: 200 },
  // Its money came from no card.
  refundPlanPayment: {
    of: 'plan payment',
    own: 'not_now',
    others: 'not_now',
    random: 'not_found',
    body: { amount: 10_00, reason: 'The plan did not work for a week.' },
  },
  showLedger: plain,
  checkLedger: plain,
  listPaymentAlarms: plain,
  settlePaymentAlarm: {
    of: 'payment alarm',
    own: 204,
    others: 204,
    random: 'not_found',
    body: { note: 'Asked the processor; the money went back.' },
  },
  findPeople: plain,
  showPerson: open('person'),
  suspendPerson: { ...open('person'), own: 'not_now', body: { reason: 'Sent advertisements to everybody.' } },
  liftSuspension: { ...open('suspended person'), own: 'not_now' },
  signOutPerson: { of: 'person', own: 204, others: 204, random: 'not_found' },
  readAuditLog: plain,
} satisfies Record<string, Row>
