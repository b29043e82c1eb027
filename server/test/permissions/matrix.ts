import type { api } from '@sojourn/contract/api'
import type { Who } from '@sojourn/contract/call'
import type { ErrorCode } from '@sojourn/contract/errors'
import { PASSWORD } from '../people.ts'
import type { Thing } from './things.ts'

export const PRINCIPALS = [
  'visitor',
  'client',
  'other client',
  'agent',
  'other agent',
  'unverified agent',
  'suspended',
  'staff',
  'expired session',
] as const
export type Principal = (typeof PRINCIPALS)[number]

/** A success by its status, a refusal by its code. */
export type Answer = number | ErrorCode

/** What somebody is told before it matters what they ask for; `null`: they may call. */
const door = (
  visitor: ErrorCode | null,
  suspended: ErrorCode | null,
  client: ErrorCode | null,
  agent: ErrorCode | null,
  unverified: ErrorCode | null,
  staff: ErrorCode | null,
): Record<Principal, ErrorCode | null> => ({
  visitor,
  'expired session': visitor,
  suspended,
  client,
  'other client': client,
  agent,
  'other agent': agent,
  'unverified agent': unverified,
  staff,
})

export const doors: Record<Who, Record<Principal, ErrorCode | null>> = {
  anyone: door(null, null, null, null, null, null),
  person: door('not_signed_in', 'suspended', null, null, null, null),
  client: door('not_signed_in', 'suspended', null, 'wrong_mode', 'wrong_mode', 'wrong_mode'),
  agent: door('not_signed_in', 'suspended', 'wrong_mode', null, null, 'wrong_mode'),
  'verified agent': door('not_signed_in', 'suspended', 'wrong_mode', null, 'wrong_mode', 'wrong_mode'),
  staff: door('not_signed_in', 'suspended', 'not_found', 'not_found', 'not_found', null),
}

export interface Row {
  /** A right body; `*` stands for something new each time. */
  body?: Record<string, unknown>
  query?: string
  /** What all who may call are answered, when it is not the success the call declares. */
  answer?: Answer
  /** What some of them are answered instead. */
  but?: Partial<Record<Principal, Answer>>
  /** Whose thing the path names, and the answer to whoever may call: one of theirs, somebody else's, one that is not there. */
  of?: Thing
  own?: Answer
  others?: Answer
  random?: Answer
}

/** A thing everybody sees. */
const open = (of: Thing, more: Partial<Row> = {}): Row => ({
  of,
  own: 200,
  others: 200,
  random: 'not_found',
  ...more,
})
/** A thing only its owner sees. */
const own = (of: Thing, answer: Answer): Row => ({
  of,
  own: answer,
  others: 'not_found',
  random: 'not_found',
})
/** A thing whoever knows its secret name may use: a link in a mail, a step begun before. */
const secret = (of: Thing, answer: Answer, body?: Record<string, unknown>): Row => ({
  of,
  own: answer,
  others: answer,
  random: 'not_found',
  ...(body && { body }),
})
const plain: Row = {}

const names = { first_name: 'Ines', last_name: 'Duarte' }
const NEW_PASSWORD = 'An0ther-word!'
const both = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
const notices = { orders: true, messages: true, meetings: true, payments: true, articles: true, news: false }
/** An agent of the demo story. */
const AMARA = '8e3f9d3d-38bd-48e1-bdf0-a10344981d61'
const licence = { country: 'CA', regulator: 'CICC', number: 'R700000', valid_until: '2027-12-31' }
const identity = {
  country: 'CA',
  state: '08',
  city: 'Toronto',
  postal_code: 'M5V 2T6',
  address: '1 Front Street',
  dob: '1990-04-01',
  gender: 'female',
  document_type: 'passport',
  document_country: 'PT',
  document_id: 'C01X00T47',
  document_expires_on: '2031-01-01',
}
const block = { dateRange: { start: '2026-12-24', end: '2026-12-26' } }
const NOWHERE = '019a0000-0000-7000-8000-000000000000'
const NEW_EMAIL = 'ines-*@example.com'

/** Every call of the product: who may make it, on what, and what they are answered. A call without a row fails the tests. */
export const matrix: Record<keyof typeof api, Row> = {
  // What everybody may read
  listCountries: plain,
  listGeoCountries: plain,
  listPurposes: plain,
  listTimezones: { query: 'showAvailable=1' },
  showEnums: plain,
  showCountry: open('country'),
  showCountryOffers: open('country', { random: 200 }),
  listStates: open('geo country', { random: 200 }),
  listCities: open('geo state', { random: 200 }),
  listAgents: plain,
  listArticles: plain,
  listTestimonials: plain,
  showAgent: open('agent'),
  listAgentServices: open('agent'),
  listAgentReviews: open('agent'),
  listSchedules: open('agent'),
  showArticle: open('showcase article'),
  showPicture: open('picture'),
  listSignInProviders: plain,
  showCaptchaChallenge: { query: 'action=sign_up' },
  sendContactMessage: {
    body: { name: 'Ines', email: 'ines@example.com', subject: 'Hello', message: 'A question.' },
  },

  // Joining, signing in, recovering
  login: { body: { email: 'nobody-*@example.com', password: PASSWORD }, answer: 'wrong_credentials' },
  // Only in the browser that began it.
  finishLogin: { ...own('login challenge', 'invalid_fields'), body: { code: '000000' } },
  signUp: {
    of: 'mode',
    own: 201,
    others: 201,
    random: 'not_found',
    body: { ...names, email: NEW_EMAIL, confirmEmail: NEW_EMAIL, password: PASSWORD },
  },
  verifySignup: secret('signup', 'invalid_fields', { otp: '00000' }),
  resendSignupCode: secret('signup', 200),
  forgotPassword: { body: { email: 'nobody-*@example.com' } },
  sendResetMail: secret('recovery', 200, { answer: 'blue' }),
  resetPassword: secret('recovery link', 200, both),
  startOutsideLogin: { of: 'provider', own: 303, others: 303, random: 'not_found' },
  finishOutsideLogin: { of: 'provider', own: 303, others: 303, random: 'not_found' },
  heartbeat: plain,
  logout: plain,
  endSession: plain,

  // The account
  showAccount: plain,
  updateProfile: {
    body: { ...names, phone: '+351912345678', about: 'I paint.', dob: '1990-04-01', gender: 'female' },
  },
  updateAddress: {
    body: { country: 'CA', state: '08', city: 'Toronto', postal_code: 'M5V 2T6', address: '1 Front Street' },
  },
  updateTimezone: { body: { timezone: 'Europe/Lisbon' } },
  updatePicture: plain,
  removePicture: plain,
  switchMode: { body: { to: 'consultant' }, but: { staff: 'not_now' } },
  requestEmailCode: { answer: 'not_now' },
  resendEmailCode: { answer: 'not_now' },
  verifyEmail: { body: { otp: '00000' }, answer: 'invalid_fields' },
  showNoticePreferences: plain,
  updateNoticePreferences: {
    body: { login_alerts: true, sound: true, desktop: false, mail: notices, in_app: notices },
  },
  exportAccount: plain,
  showDeletionRequest: plain,
  requestDeletion: plain,
  undoDeletion: plain,

  // What an agent offers
  listOwnServices: plain,
  createService: { body: { country: 'DE', visa: 'de/student-visa' } },
  showOwnService: own('service', 200),
  changeService: { ...own('service', 200), body: { title: 'Work permits *' } },
  publishService: own('service', 'invalid_fields'),
  unpublishService: own('service', 'not_now'),
  archiveService: own('service', 200),
  restoreService: own('service', 'not_now'),
  duplicateService: own('service', 201),
  removeService: own('service', 204),
  listGoals: {},
  countGoals: {},
  createGoal: {
    body: {
      name: 'A goal *',
      destination_country: 'CA',
      purpose: 'study',
      expected_delivery_date: '2099-01-01',
      comment: 'As soon as I can.',
    },
  },
  showGoal: own('goal', 200),
  changeGoal: { ...own('goal', 200), body: { name: 'Another name *' } },
  tickDocuments: { ...own('goal', 200), body: { ticked: ['Passport'] } },
  deleteGoal: own('goal', 204),
  restoreGoal: own('goal', 200),
  decideGoal: {
    ...own('goal under way', 200),
    body: { decision: 'approved', decided_on: '2026-01-05' },
  },
  listShortlist: own('goal', 200),

  // Finding agents
  showAgentFacets: plain,
  compareAgents: { query: `ids=${AMARA}` },
  listSearches: plain,
  addSearch: { body: { name: 'Study in Canada', filters: { country: 'CA', purpose: 'study' } } },
  updateSearch: { ...own('saved search', 200), body: { mail: false } },
  removeSearch: own('saved search', 204),
  openUnsubscribe: { of: 'unsubscribe link', own: 303, others: 303, random: 303 },
  unsubscribe: secret('unsubscribe link', 200),
  showVisibility: plain,

  // The wishlist
  listFavourites: plain,
  listFavouriteIds: plain,
  addFavourite: { body: { name: 'consultant', id: AMARA } },
  removeFavourite: { of: 'favourite', own: 204, others: 204, random: 204 },

  // What one likes
  like: { body: { name: 'consultant', id: AMARA } },
  unlike: { of: 'like', own: 204, others: 204, random: 204 },

  // When an agent can be met
  showWorkHours: plain,
  // Whoever has told no time zone has no hours.
  updateWorkHours: { body: { workHours: [], workHoursOverride: [] }, answer: 'not_now' },
  listBlockedDates: plain,
  addBlockedDate: { body: block },
  updateBlockedDate: { ...own('blocked date', 200), body: block },
  removeBlockedDate: own('blocked date', 204),
  showAvailabilityRules: plain,
  updateAvailabilityRules: {
    body: { buffer_before: 0, buffer_after: 15, notice_minutes: 60, most_a_day: 4, slot_step: 30 },
  },
  showCalendarFeed: plain,
  renewCalendarFeed: plain,
  revokeCalendarFeed: plain,
  readCalendarFeed: secret('calendar address', 200),
  listConnectedCalendars: plain,
  connectCalendar: { body: { provider: 'google' } },
  finishConnectingCalendar: { of: 'calendar provider', own: 303, others: 303, random: 'not_found' },
  disconnectCalendar: own('connected calendar', 204),

  // What guards it
  showSecurity: plain,
  confirmPassword: { body: { password: PASSWORD } },
  changePassword: { body: { password: PASSWORD, ...both } },
  changeEmail: { body: { email: NEW_EMAIL, confirmEmail: NEW_EMAIL, password: PASSWORD } },
  confirmEmailChange: secret('email change', 200),
  undoEmailChange: secret('changed email', 200),
  setSecurityQuestion: { body: { question: 'What was your first job?', answer: 'A kiosk' } },
  removeSecurityQuestion: plain,
  startTwoStep: plain,
  confirmTwoStep: { body: { code: '000000' }, answer: 'not_now' },
  renewRecoveryCodes: { answer: 'not_now' },
  stopTwoStep: plain,
  listDevices: plain,
  signOutDevice: own('session', 204),
  signOutOthers: plain,
  listConnectedAccounts: plain,
  // Nobody is there in these tests to link with.
  linkConnectedAccount: { body: { provider: 'nearby' }, answer: 'not_now' },
  unlinkConnectedAccount: own('connected account', 204),

  // The agent side: business, licences, name and what one says of oneself
  listLanguages: plain,
  checkUsername: { query: 'check=ines-duarte' },
  changeUsername: { body: { username: 'ines-*' } },
  showPublicProfile: plain,
  savePublicProfile: { body: { headline: 'Study visas, start to finish', languages: ['pt', 'en'] } },
  showBusiness: plain,
  saveBusiness: {
    body: {
      business_type: 3,
      legal_name: 'Duarte Lda',
      registration_number: '500 100 144',
      website: 'https://duarte.example',
      country: 'CA',
      state: '08',
      city: 'Toronto',
      postal_code: 'M5V 2T6',
      address: '1 Front Street',
    },
  },
  listLicences: plain,
  addLicence: { body: licence },
  changeLicence: { ...own('licence', 200), body: { number: 'R700001' } },
  removeLicence: own('licence', 204),

  // Who one is, proven
  showVerification: plain,
  showVerificationEnums: plain,
  saveVerificationDraft: { body: { dob: '1990-04-01', document_id: 'C01X00T47' } },
  // Nobody here has uploaded a document, or sent anything before.
  submitVerification: { body: identity, answer: 'invalid_fields' },
  resubmitVerification: { body: { dob: '1990-04-01' }, answer: 'not_now' },
  uploadVerificationDocument: plain,
  removeVerificationDocument: plain,
  downloadVerificationDocument: { answer: 'not_found' },
  listDocumentViews: plain,

  // Orders and coupons
  createOrder: { body: { goal: null, service: NOWHERE }, answer: 'not_found' },
  listOrders: { query: 'filter[status][0]=1' },
  countOrders: plain,
  showOrder: own('order', 200),
  listOrderEvents: own('order', 200),
  cancelOrder: own('order', 200),
  showOrderSchedule: own('paid order', 200),
  // Of an order no meeting is part of.
  bookOrderMeeting: { ...own('paid order', 'not_now'), body: { start: '2026-12-01T10:00:00Z' } },
  listCoupons: plain,
  claimCoupon: { body: { code: 'GIFT-0000-*' }, answer: 'invalid_fields' },

  // Payments
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

  // Staff
  countQueues: plain,
  listVerifications: plain,
  showVerificationCase: open('verification'),
  claimVerification: { ...open('verification'), own: 'not_now' },
  releaseVerification: open('verification'),
  // Of a case nobody has taken.
  openVerificationDocument: { ...open('verification'), own: 'not_now', others: 'not_now' },
  decideVerification: {
    ...open('verification'),
    own: 'not_now',
    others: 'not_now',
    body: { outcome: 'verified', revision: 1 },
  },
  revokeVerification: { ...open('standing verification'), body: { reason: 'The passport was forged.' } },
  grantVerificationTry: open('failed verification'),
  listLicencesToCheck: plain,
  decideLicence: { ...open('licence'), body: { decision: 'verified', revision: 1 } },
  revokeLicence: { ...open('confirmed licence'), body: { reason: 'Struck off the register.' } },
  listStaffCoupons: plain,
  makePromos: {
    body: { amount: 20_00, quantity: 2, expires_at: '2030-01-01T00:00:00Z', note: 'For the fair' },
  },
  withdrawPromo: { of: 'coupon', own: 204, others: 204, random: 'not_found' },
  unpublishServiceOf: { ...open('active service'), body: { reason: 'It promises a visa.' } },
  archiveServiceOf: { ...open('active service'), body: { reason: 'It promises a visa.' } },
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
}
