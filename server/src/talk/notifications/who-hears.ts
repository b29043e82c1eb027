import type { NoticePreferences, SwitchableKind } from '@sojourn/contract/talk/notice-preferences'
import type { FactName } from '../../ground/facts/facts.ts'
import type { Place } from './places.ts'

/** A title may name these. Names of people are theirs as long as they are here, and a plain word afterwards. */
export interface Told {
  client: string
  agent: string
  document: string
  /** The stage is one after which others follow; null means that the order is over. */
  stage: string | null
  step: string
  /** The words are of the deadline that comes first; the count says how many are told of. */
  near: { words: string; days: number; count: number } | null
  /** The words are its reader's; null means that nothing goes back. */
  back: string | null
  /** The kind of what was reported. */
  reported: string | null
  /** Facts of a release before name none. */
  country: string | null
}

export interface Hears {
  /** The `author` is that of the review, the `person` whom the fact is about. Whoever did it hears nothing. */
  who: 'client' | 'agent' | 'author' | 'person' | 'staff'
  /** Its channels can be switched off by it; `account` and `money` have no switch. */
  kind: SwitchableKind | 'account' | 'money'
  /** The app and a push say it; null means that a letter alone tells it. */
  title: string | ((told: Told) => string) | null
  place: Place
  /** The letter of it, by the name its room gives it (`server/src/letters.ts`). */
  letter?: string
  /** Its letter waits for nobody who may read of it in the app meanwhile. */
  atOnce?: true
  /** Its letter goes to whoever did it as well, as what they have in hand. */
  receipt?: true
  /** Told whatever its reader has chosen: their silence would have an effect. */
  needed?: true
  /** Only these steps are heard, where the fact can be several. */
  steps?: readonly string[]
}

const client = (title: Hears['title'], more: Partial<Hears> = {}): Hears => ({
  who: 'client',
  kind: 'orders',
  place: 'order',
  title,
  ...more,
})
const agent = (title: Hears['title'], more: Partial<Hears> = {}): Hears => ({
  ...client(title, more),
  who: 'agent',
})
const both = (title: Hears['title'], more: Partial<Hears> = {}) => [client(title, more), agent(title, more)]
/** A letter alone tells it. */
const letter = (name: string, more: Partial<Hears> = {}): Hears => client(null, { letter: name, ...more })
const letters = (name: string, more: Partial<Hears> = {}) => both(null, { letter: name, ...more })

/** Clients pay for orders, agents for their plan. */
const toPayer = (name: string) =>
  (['person', 'agent'] as const).map((who) => letter(name, { who, kind: 'money', receipt: true }))

const ownAccount = (title: NonNullable<Hears['title']>, place: Place, more: Partial<Hears> = {}): Hears =>
  agent(title, { kind: 'account', place, ...more })

const ofPerson = (title: NonNullable<Hears['title']>, letter: string): Hears => ({
  who: 'person',
  kind: 'account',
  place: 'account',
  title,
  letter,
})

/** Whoever uses the account hears of what guards it, also where it was they. */
const ofAccount = { who: 'person', kind: 'account', place: 'account', receipt: true } as const

const offers = { place: 'offer' } as const
const documents = { place: 'documents' } as const
const meetings = { kind: 'meetings', place: 'meetings' } as const
const deadlines = { kind: 'deadlines', place: 'deadlines', title: nearTitle, letter: 'near' } as const
const missed = { ...meetings, letter: 'meetingMissed', atOnce: true } as const
const articles = { kind: 'articles', place: 'articles' } as const
const payouts = { kind: 'payments', place: 'wallet' } as const
const ofPlan = { who: 'agent', kind: 'money', place: 'subscription' } as const
const ofVerification = { who: 'agent', kind: 'account', place: 'verification' } as const
const ofWallet = { who: 'agent', kind: 'money', place: 'wallet' } as const
const needed = { needed: true } as const
const SENT = 'Your refund is on its way to your bank account'
/** Whoever did it has it in hand as well. */
const neededByAll = { ...needed, receipt: true } as const
const refunds = { kind: 'payments', place: 'refunds', ...needed } as const

const HIDDEN_HELLO = 'Our team has hidden your video. Please read why'
const HIDDEN: Record<string, string> = {
  service: 'Our team has hidden your service. Please read why',
  review: 'Our team has hidden your review. Please read why',
  article: 'Our team has hidden your article. Please read why',
  message: 'Our team has hidden your message. Please read why',
}

/**
 * A reader is told in the app and by push where the row has a title, and by mail where it has a letter, each
 * unless they switched it off for the kind.
 */
export const WHO_HEARS: { readonly [Name in FactName]?: readonly Hears[] } = {
  offer_sent: [client(({ agent }) => `${agent} made you an offer`, { ...offers, letter: 'offerSent' })],
  offer_change_asked: [
    agent(({ client }) => `${client} asks for a change of your offer`, { ...offers, letter: 'changeAsked' }),
  ],
  offer_declined: [
    agent(({ client }) => `${client} declined your offer`, { ...offers, letter: 'offerDeclined' }),
  ],
  offer_taken_back: [
    client(({ agent }) => `${agent} withdrew the offer`, { ...offers, letter: 'offerWithdrawn' }),
  ],
  offer_expired: both('The offer has ended', { ...offers, letter: 'offerEnded' }),
  offer_ending: [
    client('An offer ends soon. Please answer it', {
      ...offers,
      ...needed,
      letter: 'offerEndsSoon',
      steps: ['OF7w'],
    }),
    agent(({ client }) => `${client} waits for your offer`, {
      ...offers,
      letter: 'offerEndsSoon',
      steps: ['OF7a'],
    }),
  ],
  extra_asked: [agent(({ client }) => `${client} asks for an extra`, { ...offers, letter: 'extraAsked' })],
  extra_declined: [
    client(({ agent }) => `${agent} declined the extra you asked for`, {
      ...offers,
      letter: 'extraDeclined',
    }),
  ],
  extra_withdrawn: [agent(({ client }) => `${client} no longer asks for the extra`, offers)],
  extra_agreed: [
    agent(({ client }) => `${client} accepted your extra`, { ...offers, letter: 'extraAgreed' }),
    letter('extraAgreed', { receipt: true }),
  ],

  order_paid: [
    agent(
      ({ client, step }) => (step === 'O2s' ? `${client} paid the next stage` : `${client} hired you`),
      needed,
    ),
  ],
  order_cancelled: [client('Your unpaid order is cancelled')],
  order_without_service: [letter('serviceGone')],
  agent_revoked: [letter('agentRevoked', { kind: 'account', receipt: true })],
  agent_suspended: [letter('agentSuspended', { kind: 'account', receipt: true })],
  stage_opened: [
    client('The next stage of your case waits for its payment', { ...needed, letter: 'opened' }),
    agent('The next stage waits for its payment. Do not begin before it is paid', {
      ...needed,
      letter: 'opened',
    }),
  ],
  stage_waits: [
    client(
      ({ step }) =>
        step === 'O21f'
          ? 'Your card was not charged for the next stage. Please pay it yourself'
          : 'The next stage of your case still waits for its payment',
      { ...needed, letter: 'waits' },
    ),
  ],
  case_stopped: both('The case ends after the stages that were accepted', {
    ...neededByAll,
    letter: 'stopped',
  }),
  early_start_agreed: [
    agent(({ client }) => `${client} agrees that you begin now`, { letter: 'earlyStart' }),
  ],
  order_started: [client(({ agent }) => `${agent} started the work`, { letter: 'started', receipt: true })],
  stage_set: [client(stageTitle, { letter: 'stageSet' })],
  order_completed: [
    agent(completedTitle),
    client(({ stage }) => (stage ? `Accepted: ${stage}. The next stage follows` : 'Your order is completed')),
    ...letters('completed', { steps: ['O10', 'O11'], receipt: true }),
  ],
  money_cleared: [agent('You can withdraw the money of this order', { kind: 'payments' })],
  gift_held: [
    {
      who: 'staff',
      kind: 'account',
      title: 'A gift that paid an order waits for our team',
      place: 'gifts',
    },
  ],
  gift_passed: [
    agent('Our team has checked the payment of one of your orders', { kind: 'payments', place: 'wallet' }),
    letter('giftFine', { who: 'agent' }),
  ],
  payout_asked: [letter('payoutAsked', { ...ofWallet, receipt: true })],
  payout_paid: [agent('Your payout has arrived', payouts), letter('payoutPaid', ofWallet)],
  payout_stopped: [agent(payoutTitle, { ...payouts, ...needed }), letter('payoutStopped', ofWallet)],
  payout_waits: [agent('A payout waits', payouts), letter('payoutWaits', ofWallet)],
  payout_less: [letter('payoutLess', ofWallet)],
  payouts_paused: [letter('payoutsPaused', ofWallet)],
  payouts_resumed: [letter('payoutsResumed', ofWallet)],
  wallet_changed: [
    agent('Your bank account for payouts changed', { ...payouts, ...needed }),
    letter('walletChanged', ofWallet),
  ],
  wallet_incomplete: [letter('walletIncomplete', ofWallet)],
  wallet_refused: [letter('walletRefused', ofWallet)],
  payout_schedule_stopped: [
    agent('Your payouts by schedule stopped. Please link your bank account again', { ...payouts, ...needed }),
    letter('scheduleStopped', ofWallet),
  ],
  payout_skipped: [letter('payoutSkipped', ofWallet)],
  refund_arrived: [
    {
      who: 'person',
      kind: 'payments',
      title: ({ back }) =>
        back ? `Your refund has arrived: ${back}` : 'Your refund has arrived at your bank',
      place: 'payments',
    },
  ],
  refund_failed: [
    { who: 'person', title: refundTitle, ...refunds },
    { who: 'agent', title: refundTitle, ...refunds },
    { who: 'staff', kind: 'account', title: 'A refund did not reach its card', place: 'refunds' },
    ...toPayer('failed'),
  ],
  refund_kept: [
    { who: 'person', kind: 'payments', title: 'Your refund is settled', place: 'payments' },
    ...toPayer('kept'),
  ],
  refund_warned: toPayer('warned'),
  refund_bank_given: toPayer('bankGiven'),
  refund_sent: [
    { who: 'person', title: SENT, kind: 'payments', place: 'refunds' },
    { who: 'agent', title: SENT, kind: 'payments', place: 'refunds' },
    ...toPayer('sent'),
  ],
  refund_stopped: toPayer('stopped'),
  refund_paid: toPayer('paid'),
  money_returns: toPayer('returns'),
  credit_paid_out: toPayer('paidOut'),
  credit_refused: toPayer('refused'),
  credit_with_bank: toPayer('withBank'),
  credit_owed: toPayer('owed'),
  debt_relieved: [letter('relieved', { who: 'person', kind: 'money' })],
  coupons_given: [letter('given', { who: 'person', kind: 'payments' })],
  refund_by_bank: [{ who: 'staff', kind: 'account', title: transferTitle, place: 'refunds' }],

  order_refunded: both(withBack('A part of the payment went back'), {
    ...neededByAll,
    letter: 'partlyRefunded',
  }),

  completion_asked: [
    client(({ agent }) => `${agent} finished the work. Please check it`, {
      ...needed,
      letter: 'completionAsked',
    }),
  ],
  completion_unanswered: [letter('completionUnanswered', needed)],
  changes_asked: [agent(({ client }) => `${client} asks for changes`, { letter: 'changesAsked' })],
  completion_withdrawn: [client(({ agent }) => `${agent} is not finished yet after all`)],
  extension_asked: [client(({ agent }) => `${agent} asks for more time`, { letter: 'extensionAsked' })],
  extension_unanswered: [letter('extensionUnanswered', needed)],
  extension_accepted: [
    agent(({ client }) => `${client} gave you more time`, { letter: 'extensionAnswered' }),
  ],
  extension_declined: [
    agent(({ client }) => `${client} declined more time`, { letter: 'extensionAnswered' }),
  ],
  extension_withdrawn: [
    client(({ step }) =>
      step === 'E4s'
        ? 'The request for more time ended without your answer'
        : 'The request for more time is withdrawn',
    ),
    agent(({ client }) => `${client} did not answer your request for more time`, {
      letter: 'extensionLapsed',
      steps: ['E4s'],
    }),
  ],

  meeting_booked: [
    agent(({ client }) => `${client} booked a meeting with you`, meetings),
    ...letters('meetingBooked', { ...meetings, receipt: true }),
  ],
  meeting_moved: both('Your meeting is moved', { ...meetings, letter: 'meetingMoved', receipt: true }),
  meeting_cancelled: both('Your meeting is cancelled', {
    ...meetings,
    letter: 'meetingCancelled',
    receipt: true,
  }),
  meeting_nears: letters('meetingNears', meetings),
  meeting_missed: [
    client(({ agent }) => `${agent} reports that you missed the meeting`, { ...missed, steps: ['M5'] }),
    agent(({ client }) => `${client} reports that you missed the meeting`, { ...missed, steps: ['M6'] }),
  ],
  meeting_time_asked: [
    ...both('Another meeting time waits for your answer', { ...meetings, ...needed }),
    ...letters('timeAsked', { ...meetings, atOnce: true }),
  ],
  meeting_time_declined: both('The meeting time is declined', {
    ...meetings,
    letter: 'timeDeclined',
    atOnce: true,
  }),
  meeting_time_withdrawn: both('The request for a meeting time is withdrawn', {
    ...meetings,
    letter: 'timeWithdrawn',
    atOnce: true,
  }),

  document_asked: both(
    ({ document, step }) =>
      step === 'D7' ? `“${document}” is needed once more` : `“${document}” was added to the documents`,
    { ...documents, letter: 'asked' },
  ),
  document_handed_over: both(({ document }) => `“${document}” was uploaded`, {
    ...documents,
    letter: 'handedOver',
  }),
  document_accepted: both(({ document }) => `“${document}” was accepted`, {
    ...documents,
    letter: 'reviewed',
  }),
  document_returned: both(({ document }) => `“${document}” was returned`, {
    ...documents,
    letter: 'returned',
  }),
  document_filed: both(({ document }) => `“${document}” is filed`, { ...documents, letter: 'reviewed' }),
  document_not_needed: both(({ document }) => `“${document}” is no longer needed`, {
    ...documents,
    letter: 'reviewed',
  }),
  documents_owed: [letter('owed')],
  documents_complete: [agent('All documents of an order are there', documents)],

  order_unstarted: both('The order is cancelled soon if the work does not begin', {
    ...needed,
    letter: 'soonUnstarted',
  }),
  order_left: both(withBack('The order is cancelled'), { ...neededByAll, letter: 'orderLeft' }),
  conflict_opened: both('A conflict was opened about your order', { ...neededByAll, letter: 'opened' }),
  conflict_moved: [
    client((told) => (told.step === 'O18' ? 'Your bank wants the payment back' : conflictTitle(told)), {
      ...neededByAll,
      letter: 'moved',
    }),
    agent(conflictTitle, { ...neededByAll, letter: 'moved' }),
    {
      who: 'staff',
      kind: 'account',
      title: 'A conflict waits for our team',
      place: 'conflict',
      steps: ['K2', 'K3d', 'K3e'],
    },
  ],
  conflict_closed: both(withBack('The conflict about your order is settled'), {
    ...neededByAll,
    letter: 'closed',
  }),
  refund_asked: both(withBack('A proposal waits for your answer'), { ...needed, letter: 'proposalAsked' }),
  refund_answered: [
    ...both(proposalTitle, needed),
    ...letters('proposalRejected', { ...needed, steps: ['R3'] }),
  ],
  proposal_unanswered: letters('proposalUnanswered', needed),
  decision_nears: letters('decisionNears', needed),

  decision_wanted: [
    {
      who: 'person',
      kind: 'orders',
      place: 'goal',
      letter: 'decisionWanted',
      title: 'Has the authority decided? Please tell us',
    },
  ],

  visa_changed: [
    {
      who: 'person',
      kind: 'deadlines',
      place: 'visa',
      letter: 'visaChanged',
      title: 'A visa of one of your goals has changed',
    },
  ],

  question_closed: [
    {
      who: 'person',
      kind: 'messages',
      title: ({ agent }) => `${agent} did not answer your question`,
      place: 'question',
      letter: 'closed',
    },
  ],

  review_written: [agent('You have a new review', { letter: 'reviewed' })],
  review_changed: [agent('A review of your work was changed')],
  review_answered: [
    { ...client(({ agent }) => `${agent} answered your review`, { letter: 'answered' }), who: 'author' },
  ],
  review_hidden: [agent('A review of your work was hidden')],
  review_shown_again: [agent('A hidden review of your work is visible again')],

  virus_found: [ofPerson('A virus was found in a file that you sent, so it was removed', 'virusFound')],
  file_lost: [
    ofPerson('A file that you sent cannot be read; please send it again', 'lostFile'),
    {
      who: 'staff',
      kind: 'account',
      title: 'A file that somebody sent cannot be read back',
      place: 'account',
    },
  ],
  email_proven: [letter('welcome', ofAccount)],
  password_changed: [letter('passwordChanged', ofAccount)],
  two_step_turned: [letter('twoStep', ofAccount)],
  device_new: [letter('newDevice', ofAccount)],
  codes_guessed: [letter('codesGuessed', ofAccount)],
  account_connected: [letter('connected', ofAccount)],
  account_disconnected: [letter('disconnected', ofAccount)],
  email_restored: [letter('emailRestored', ofAccount)],
  person_suspended: [ofPerson('Your account is suspended', 'suspended')],
  suspension_lifted: [ofPerson('Your account is no longer suspended', 'lifted')],
  agents_found: [letter('news', { who: 'person', kind: 'news', place: 'account' })],
  deadlines_near: [
    { ...deadlines, who: 'person' },
    { ...deadlines, who: 'agent' },
  ],

  report_decided: [
    {
      ...ofPerson(({ reported }) => HIDDEN[reported ?? ''] ?? HIDDEN_HELLO, 'decided'),
      place: 'decision',
      steps: ['hidden'],
      atOnce: true,
      receipt: true,
    },
  ],
  report_objection_answered: [letter('answered', ofAccount)],

  subscription_started: [ownAccount('Your plan has started', 'subscription')],
  subscription_changed: [ownAccount('Your plan has changed', 'subscription')],
  subscription_cancelled: [
    ownAccount('Your plan ends with its period', 'subscription'),
    letter('cancelled', { ...ofPlan, receipt: true }),
  ],

  article_published: [agent('Your article is published', { ...articles, letter: 'published', atOnce: true })],
  article_rejected: [
    agent('Your article needs changes', { ...articles, ...needed }),
    letter('rejected', { ...articles, who: 'agent', atOnce: true }),
  ],
  article_hidden: [ownAccount('Our team has hidden one of your articles', 'articles', { letter: 'hidden' })],
  article_shown_again: [ownAccount('One of your articles is visible again', 'articles')],

  subscription_renewed: [ownAccount('Your plan is renewed', 'subscription')],
  subscription_past_due: [ownAccount('The payment for your plan did not go through', 'subscription')],
  subscription_ended: [
    ownAccount('Your plan has ended', 'subscription'),
    letter('ended', { ...ofPlan, receipt: true }),
  ],
  subscription_renews_soon: [letter('renewsSoon', ofPlan)],
  subscription_unpaid: [letter('unpaid', { ...ofPlan, receipt: true })],
  subscription_taken_back: [letter('takenBack', ofPlan)],
  service_unlisted: [
    ownAccount('One of your services is no longer offered', 'services', { letter: 'serviceTaken' }),
  ],
  calendar_lost: [letter('lost', { who: 'agent', kind: 'account', place: 'account' })],
  licence_decided: [ownAccount(licenceTitle, 'licences', { letter: 'decided' })],
  licence_ends: [letter('endsSoon', { who: 'agent', kind: 'account', place: 'licences' })],
  licence_expired: [
    ownAccount(
      ({ country }) => (country ? `Your licence for ${country} has ended` : 'One of your licences has ended'),
      'licences',
      { letter: 'expired' },
    ),
  ],
  verification_sent: [letter('submitted', { ...ofVerification, receipt: true })],
  verification_ends: [letter('endsSoon', ofVerification)],
  verification_nears_lapse: [
    ownAccount('Your verification ends soon', 'verification', { ...needed, letter: 'nearsLapse' }),
  ],
  verification_lapsed: [letter('lapsed', ofVerification)],
  verification_try_granted: [letter('tryGranted', ofVerification)],
  verification_confirmed: [ownAccount('You are verified', 'verification', { letter: 'verified' })],
  verification_failed: [
    ownAccount('Your verification needs your attention', 'verification', { letter: 'failed' }),
  ],
  verification_expired: [ownAccount('Your verification has expired', 'verification', { letter: 'expired' })],
  verification_reopened: [
    ownAccount('We are checking your verification again', 'verification'),
    letter('reopened', { ...ofVerification, receipt: true }),
  ],
  verification_revoked: [ownAccount('Your verification was revoked', 'verification', { letter: 'revoked' })],
  verification_renewed: [
    ownAccount('Your verification is renewed', 'verification'),
    letter('submitted', { ...ofVerification, receipt: true }),
  ],
}

export const hearingOf = (fact: { fact: FactName; step?: string }): readonly Hears[] =>
  (WHO_HEARS[fact.fact] ?? []).filter(
    ({ steps }) => !steps || (fact.step !== undefined && steps.includes(fact.step)),
  )

/** True where its reader has it switched on, or nobody can switch it off. */
export const isHeard = (
  { kind, needed }: { kind: Hears['kind']; needed?: boolean },
  channel: 'in_app' | 'push',
  chosen: NoticePreferences,
) => needed === true || isAlways(kind) || chosen[channel][kind]

const isAlways = (kind: Hears['kind']) => kind === 'account' || kind === 'money'

function nearTitle({ near }: Told) {
  if (!near) return 'A deadline is near'
  const { words, days, count } = near
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  return count > 1 ? `${count} deadlines are near. ${words} ${when}` : `${words} ${when}`
}

function stageTitle({ step }: Told) {
  if (step === 'S2') return 'Your application is filed'
  if (step === 'S3') return 'Your application is with the authority'
  if (step === 'S4') return 'The authority has decided'
  return 'Your application is being prepared'
}

/** The title of a fact by which money goes back says how much of it goes where. */
function withBack(title: string) {
  return ({ back }: Pick<Told, 'back'>) => (back ? `${title}. Refund: ${back}` : title)
}

/** Nobody accepted anything after a conflict: what was not refunded is released. */
function completedTitle({ client, step }: Told) {
  if (step === 'O16r') return 'Your share of the rest is released'
  return step === 'O11' ? 'The work counts as accepted' : `${client} accepted the work`
}

function conflictTitle({ step, back }: Told) {
  if (step === 'K2') return 'Our team helps with your conflict'
  if (step === 'K3d') return 'The decision on your conflict is appealed'
  if (step === 'K3e') return 'Our team decides your conflict again'
  if (step === 'K3f') return 'The decision on your conflict goes on'
  if (step === 'O18') return 'The client’s bank wants the payment back'
  if (step === 'O18e') return 'The bank has decided. The conflict goes on'
  return withBack(
    step === 'R1' ? 'Our team proposes a solution for your conflict' : 'Our team decided your conflict',
  )({ back })
}

function proposalTitle({ step, back }: Told) {
  if (step === 'R2') return withBack('The proposal is agreed')({ back })
  if (step === 'R3') return 'The proposal was rejected'
  return 'The proposal is withdrawn'
}

function refundTitle({ step }: Told) {
  return step === 'R4'
    ? 'Your refund came back from your bank. Please choose where it goes'
    : 'Your card did not accept a refund. Please choose where it goes'
}

function transferTitle({ step }: Told) {
  return step === 'X1w' ? 'A refund still waits for our team' : 'A refund is to be paid by bank transfer'
}

/** The subject of its letter says the same. */
function licenceTitle({ step, country }: Told) {
  if (!country) return 'Our team checked one of your licences'
  if (step === 'LI2') return `Your licence for ${country} is confirmed`
  if (step === 'LI7') return `Your licence for ${country} has a class now`
  return step === 'LI4'
    ? `Your licence for ${country} is no longer confirmed`
    : `We could not confirm your licence for ${country}`
}

function payoutTitle({ step }: Told) {
  if (step === 'Y7') return 'A payout came back from your bank'
  return step === 'Y3' ? 'A payout was not sent' : 'Your bank did not accept a payout'
}
