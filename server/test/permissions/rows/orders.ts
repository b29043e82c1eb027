import { own, plain, type Row } from '../row.ts'

const NOWHERE = '019a0000-0000-7000-8000-000000000000'

export const orders = {
  createOrder: { body: { goal: null, service: NOWHERE }, answer: 'not_found' },
  listOrders: { query: 'filter[status][0]=1' },
  exportOrders: plain,
  listOrderChoices: plain,
  showToday: plain,
  findAnything: { query: 'query=permit' },
  showAgentStart: plain,
  countOrders: plain,
  showOrder: own('order', 200),
  showWorkspace: own('order', 200),
  listOrderEvents: own('order', 200),
  cancelOrder: own('order', 200),
  declareResidence: { ...own('order', 200), body: { country: 'CA' } },
  // Of a client who is not in the EU or the UK.
  stopBetweenStages: own('order', 'not_now'),
  agreeToStageCharges: { ...own('order', 'not_now'), body: { agrees: true } },
  agreeToEarlyStart: { ...own('order', 'not_now'), body: { agrees: true } },
  showOrderSchedule: own('paid order', 200),
  // Of an order no meeting is part of.
  bookOrderMeeting: { ...own('paid order', 'not_now'), body: { start: '2026-12-01T10:00:00Z' } },
  // As above: a service without a meeting.
  listOrderTimes: own('paid order', 'not_now'),
  showOrderMeetings: own('paid order', 200),
  offerOrderMeeting: {
    ...own('paid order of agent', 'not_now'),
    body: { start: '2026-12-01T10:00:00Z' },
  },
  rescheduleOrderMeeting: { ...own('paid order', 'not_now'), body: { start: '2026-12-01T10:00:00Z' } },
  answerReschedule: { ...own('meeting request', 200), body: { accept: false } },
  withdrawReschedule: own('own meeting request', 200),
  cancelOrderMeeting: { ...own('meeting', 200), body: { reason: 'I am ill.' } },
  markMeetingDone: own('meeting that is over', 200),
  reportMissedMeeting: own('meeting that is over', 200),
  listOrderDocuments: own('paid order', 200),
  addOrderDocument: { ...own('paid order', 201), body: { name: 'Birth certificate', given_by: 'client' } },
  showOrderDocument: own('order document', 200),
  uploadOrderDocument: own('order document', 201),
  // Who hands it over does not judge it.
  reviewOrderDocument: { ...own('order document', 'not_now'), body: { action: 'accept', version: 1 } },
  confirmOrderPaper: {
    ...own('order document', 'not_now'),
    body: {
      ...{ version: 1, number: 'G1234567', surname: 'Doe', given_names: 'Jo', nationality: 'GHA' },
      ...{ birth: '1990-03-05', expiry: '2031-04-09' },
    },
  },
  downloadOrderDocument: own('order document', 200),
  downloadOrderDocuments: own('order document', 200),
  listDocumentOpenings: own('order document', 200),
  handOverFromVault: {
    ...own('order document', 'not_found'),
    body: { paper: NOWHERE, version: 1 },
  },
  showVault: plain,
  addVaultPaper: plain,
  addVaultVersion: own('vault paper', 201),
  changeVaultPaper: { ...own('vault paper', 200), body: { name: 'My passport', expires_on: '2031-04-09' } },
  removeVaultPaper: own('vault paper', 204),
  // Its machine has not read it yet.
  confirmVaultPaper: {
    ...own('vault paper', 'not_now'),
    body: {
      ...{ version: 1, number: 'G1', surname: 'Mensah', given_names: 'Kwame', nationality: 'GHA' },
      ...{ birth: '1990-03-05', expiry: '2031-04-09' },
    },
  },
  downloadVaultPaper: own('vault paper', 200),
  listVaultOpenings: plain,
  keepInVault: {
    answer: 'not_found',
    body: {
      order: NOWHERE,
      document: NOWHERE,
      version: 1,
    },
  },
  beginUpload: { body: { size: 10 } },
  // Not where it goes on, so it changes nothing.
  addUploadPart: { ...own('upload', 200), query: 'at=5' },
  cancelUpload: own('upload', 204),
  listCaseFiles: own('paid order', 200),
  addDecisionLetter: own('ongoing order', 201),
  addEvidence: own('conflict', 201),
  downloadCaseFile: own('case file', 200),
  removeCaseFile: own('case file', 'not_now'),
  showWaysOut: own('paid order', 200),
  // Made without its payment, it has nothing to give back.
  leaveOrder: { ...own('paid order', 200), body: {} },
  declineOrder: {
    ...own('order declined', 200),
    body: { reason: 'I have too much to do.' },
  },
  listConflicts: own('paid order', 200),
  listConflictReasons: own('paid order', 200),
  openConflict: {
    ...own('paid order', 201),
    body: { reason: 'late', text: 'Nothing has happened since I paid.' },
  },
  showConflict: own('conflict', 200),
  moveConflict: { ...own('conflict', 200), body: { step: 'withdraw' } },
  listRefunds: own('conflict', 200),
  proposeRefund: { ...own('conflict', 201), body: { amount: 0, text: 'Let us go on.' } },
  showRefund: own('refund proposal', 200),
  answerRefund: { ...own('refund proposal', 200), body: { answer: 'withdraw' } },
  listCoupons: plain,
  showCoupon: own('coupon', 200),
  listCouponRefunds: own('coupon', 200),
  askForCouponRefund: own('credit', 201),
  withdrawCouponRefund: own('credit refund', 200),
  claimCoupon: { body: { code: 'GIFT-0000-*' }, answer: 'invalid_fields' },
} satisfies Record<string, Row>
