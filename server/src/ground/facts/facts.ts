import type { FactKind } from '@sojourn/contract/ground/fact-words'
import type { DeadlineEvent, DeadlineKind } from '@sojourn/contract/work/own-deadlines-words'
import type { AlongWith } from './along.ts'

interface OfPerson {
  person: string
}
/** A refund goes to whoever paid: clients pay for orders, agents for their plan. */
interface OfPayer {
  person?: string
  agent?: string
  refund: string
}
/** The account elsewhere signs in here; `provider` is its name. */
interface OfProvider {
  account: string
  provider: string
}
interface OfAgent {
  agent: string
}
interface OfOrder {
  order: string
}
/** The order it pays is no step of: both sides read those. */
interface OfGift {
  pays: string
  check: string
}
interface OfArticle extends OfAgent {
  article: string
}
interface OfReview extends OfAgent {
  review: string
}
interface Unlisting extends OfAgent {
  service: string
  title: string
  move: 'unpublish' | 'archive' | 'restore'
  reason?: string
}
interface OfReport {
  /** The content is theirs; null means that they are gone. */
  person: string | null
  report: string
  kind: string
  reason: string
}
/** Our team did it about an order's money, and it is said of its client; amounts are in minor units. */
interface Judging extends OfPerson {
  amount: number
  reason?: string
}
/** It went back, or would; codes of coupons are left out, as both sides keep it. */
export interface RefundTold {
  currency: string
  card: number
  credit: number
  promo: number
}
interface TellsRefund {
  back?: RefundTold | null
}
/** The rules of the product number the steps. */
interface Step {
  step: string
  from: string | null
  to: string
  reason?: string | null
}

interface LicenceDecision {
  step: 'LI2' | 'LI3' | 'LI4' | 'LI7'
  country: string
  regulator: string
  number: string
  licence_class: string | null
  reason: string | null
}

interface OfSubscription extends OfAgent, Step {
  subscription: string
}

interface OfPayout extends OfAgent, Step {
  /** Its number, as people read it. */
  payout: string
}

interface OfConflict extends OfOrder, Step, TellsRefund {
  conflict: string
}

/** An offer tells under the order at which it was made: `from` and `to` are states of that order, which stays where it is. */
interface OfOffer extends OfAgent, Step {
  order?: string | undefined
  offer: string
  conversation: string | null
  name: string
}

/**
 * `server/src/listeners.ts` says who hears of each fact. A detail that begins with `person`, `agent` or
 * `order` names whom it is about; all else is kept as details.
 */
export interface Facts {
  profile_changed: OfPerson
  address_changed: OfPerson
  nationality_changed: OfPerson
  timezone_changed: OfPerson
  clock_changed: OfPerson
  language_changed: OfPerson
  picture_changed: OfPerson
  /** The file they sent cannot be read back. */
  file_lost: OfPerson & { file: string; sent_at: string }
  /** The file they sent was removed. */
  virus_found: OfPerson & { file: string; sent_at: string }
  /** A welcome follows. */
  email_proven: OfPerson
  /** `change` names the one of several. */
  password_changed: OfPerson & { change: string }
  two_step_turned: OfPerson & { now: 'on' | 'off' }
  /** Somebody signed in from a browser that is new to the account. */
  device_new: OfPerson & { session: string }
  /** The last try of a second step was wrong, after the right password. */
  codes_guessed: OfPerson & { challenge: string }
  account_connected: OfPerson & OfProvider
  account_disconnected: OfPerson & OfProvider
  /** A change of it was undone from the old address. */
  email_restored: OfPerson & { change: string }
  person_suspended: OfPerson & { reason: string }
  suspension_lifted: OfPerson & { since: string; reason: string }
  /** The agents match searches that the person saved. */
  agents_found: OfPerson
  /** The fact keeps the kind of the nearest, what comes, and in how many days, and nothing else of them. */
  deadlines_near: (OfPerson | OfAgent) & NearTold

  agent_profile_saved: OfAgent
  username_changed: OfAgent
  leave_turned: OfAgent
  /** Somebody asked for the deletion of their account, or undid it. */
  deletion_turned: OfPerson
  licence_changed: OfAgent
  licence_removed: OfAgent
  licence_decided: OfAgent & LicenceDecision
  licence_expired: OfAgent & { country: string }
  licence_ends: OfAgent & { days: number }
  hours_changed: OfAgent
  slot_held: OfAgent
  busy_times_read: OfAgent
  /** We are no longer let into it; `name` is what its provider calls it. */
  calendar_lost: OfAgent & { calendar: string; name: string }
  service_published: OfAgent & { service: string }
  service_changed: OfAgent & { service: string }
  service_unlisted: Unlisting
  verification_sent: VerificationStep
  verification_confirmed: VerificationStep
  verification_failed: VerificationStep
  verification_expired: VerificationStep
  verification_reopened: VerificationStep
  verification_revoked: VerificationStep
  verification_renewed: VerificationStep
  /** Its document ends in so many days. */
  verification_ends: OfAgent & { valid_until: string; days: number }
  /** They stop to count as verified soon; `warning` counts how often they were told. */
  verification_nears_lapse: OfAgent & { warning: number }
  /** Its time of grace is over; `ended` names the time of several. */
  verification_lapsed: OfAgent & { ended: string }
  /** Our team grants it; `entry` stands in the audit log. */
  verification_try_granted: OfAgent & { entry: string }
  /** They count as verified now and did not before, or the other way round. */
  standing_turned: OfAgent

  offer_sent: OfOffer
  offer_change_asked: OfOffer
  offer_accepted: OfOffer
  offer_agreed: OfOffer
  offer_declined: OfOffer
  offer_taken_back: OfOffer
  offer_expired: OfOffer
  /** A client says what they want besides. */
  extra_asked: OfOffer
  extra_declined: OfOffer
  extra_withdrawn: OfOffer
  /** It is a further stage of its order, or moved the due day. */
  extra_agreed: OfOffer
  /** Its reader is warned that it ends. */
  offer_ending: OfOffer

  /** `name` is the title of the offer it was agreed by. */
  order_made: OfOrder & Step & { name?: string }
  /** The client tells for the first time what the authority decided, or corrects it. */
  goal_decided: OfPerson & { goal: number }
  /** The client is asked what the authority decided, for the first or the second time. */
  decision_wanted: OfPerson & { goal: number; time: number }
  /** Our team corrected what we say of a visa; the time is that of the last correction. */
  visa_changed: OfPerson & { goal: number; visa: string; facts: readonly FactKind[]; time: number }
  /** Our team says whether a decision that a client told counts in the shares of approvals. */
  decision_judged: OfPerson &
    OfAgent & { decision: string; visa: string; verdict: 'in' | 'out'; reason: string }

  order_paid: OfOrder & Step & { goal: number }
  order_cancelled: OfOrder & Step
  /** The service is no longer offered: the unpaid order went with it. */
  order_without_service: OfOrder
  /** The agent of the order may not work; `cause` is the fact that says so. */
  agent_revoked: OfOrder & { cause: string }
  agent_suspended: OfOrder & { cause: string }
  /** The next stage of a case waits for its payment; `name` is the stage. */
  stage_opened: OfOrder & Step & { name: string }
  /** It still waits, or its card was not charged. */
  stage_waits: OfOrder & Step & { name: string }
  /** The case stops between two stages: what was accepted stays paid. */
  case_stopped: OfOrder & Step & { name: string }
  /** After it was paid, by a client who could withdraw. */
  early_start_agreed: OfOrder & Step
  meeting_booked: MeetingStep
  meeting_moved: MeetingStep
  meeting_cancelled: MeetingStep
  meeting_done: MeetingStep
  meeting_missed: MeetingStep
  /** It begins in a day, or in an hour. */
  meeting_nears: OfOrder & { meeting: string; hours: 24 | 1 }
  /** One side asks for another time, or the agent offers a meeting. */
  meeting_time_asked: MeetingStep
  meeting_time_declined: MeetingStep
  meeting_time_withdrawn: MeetingStep
  /** `name` says what was missing, where anything was. */
  order_started: OfOrder & Step & { missing: readonly string[]; name?: string }
  stage_set: OfOrder & Step
  completion_asked: OfOrder & Step
  /** Its client is reminded: silence will count as their consent. */
  completion_unanswered: OfOrder & { request: string; time: number }
  changes_asked: OfOrder & Step
  completion_withdrawn: OfOrder & Step
  /** `stage` is one after which others follow. */
  order_completed: OfOrder & Step & OfAgent & { stage?: string }
  /** The agent’s share was released, and clears then unless a day was set before. */
  money_released: OfOrder & { clears_at: Date }
  money_cleared: OfOrder & Step
  /** A gift of ours pays for it, and client and agent share something: our team looks first. */
  gift_held: OfAgent & OfGift
  gift_passed: OfAgent & OfGift
  extension_asked: OfOrder & Step
  extension_unanswered: OfOrder
  extension_accepted: OfOrder & Step
  extension_declined: OfOrder & Step
  extension_withdrawn: OfOrder & Step
  document_asked: DocumentStep
  document_handed_over: DocumentStep
  document_accepted: DocumentStep
  document_returned: DocumentStep
  document_filed: DocumentStep
  document_not_needed: DocumentStep
  /** Their client is reminded of them. */
  documents_owed: OfOrder
  /** The last of what the client must hand over has come. */
  documents_complete: OfOrder & Step

  order_left: OfOrder & Step & TellsRefund & { goal: number; conflict: string }
  order_unstarted: OfOrder & Step
  conflict_opened: OfConflict
  conflict_moved: OfConflict
  /** Our team acts on it; what the sides read of it is told as a step of the conflict. */
  conflict_judged: Judging & { conflict: string; act: 'propose' | 'decide' | 'approve' | 'return' }
  ending_judged: Judging & { ref: string; act: 'ask' | 'end' | 'decline' }
  conflict_closed: OfConflict & { outcome: string; goal: number }
  evidence_added: OfConflict & { name: string }
  refund_asked: OfConflict
  /** The time to answer nears its end, for the first time or the last. */
  proposal_unanswered: OfOrder & { request: string; time: number }
  decision_nears: OfOrder & { conflict: string }
  refund_answered: OfConflict
  /** Somebody made it on the processor’s own pages, and it is in the books; `person` paid. */
  refund_elsewhere: OfPerson & { payable: string; refund: string; amount: number }
  /** The same as both sides read it; `name` is the amount. */
  order_refunded: OfOrder & Step & TellsRefund & { name: string }
  refund_arrived: OfPayer & TellsRefund
  /** The card refused it, or the bank sent it back: it waits for an answer. */
  refund_failed: OfPayer & { step: 'R3' | 'R4' }
  /** It will not go to the card any more: it became credit, or its payer’s bank took the money itself. */
  refund_kept: OfPayer
  /** It waits for its payer’s answer still. */
  refund_warned: OfPayer
  /** A bank account was given for it; a transfer was made to it, or was not. */
  refund_bank_given: OfPayer
  refund_sent: OfPayer
  refund_stopped: OfPayer
  /** The processor has paid it to the card. */
  refund_paid: OfPayer
  /** Money that should not have come goes back. */
  money_returns: OfPayer
  credit_paid_out: OfPayer
  credit_refused: OfPayer & { reason: string }
  /** A bank disputes the payment that the credit came of. */
  credit_with_bank: OfPerson
  credit_owed: OfPerson
  /** Our team received or forgave some of it. */
  debt_relieved: OfPerson
  coupons_given: OfPerson
  /** Our team is to pay it by bank transfer, and is reminded of it. */
  refund_by_bank: { refund: string; step: 'X1' | 'X1w' }
  chargeback_opened: { payable: string; person: string }
  chargeback_ended: { payable: string; person: string; state: 'won' | 'lost' }

  payout_asked: OfAgent
  payout_paid: OfPayout
  /** It was not sent, the bank did not take it, or the bank sent it back. */
  payout_stopped: OfPayout
  /** Something keeps it from being sent. */
  payout_waits: OfAgent & { payout: string; why: string }
  /** A debt is paid from it, and the rest of it goes on. */
  payout_less: OfAgent
  payouts_paused: OfAgent & { pause: string; reason: string }
  payouts_resumed: OfAgent & { pause: string }
  wallet_changed: OfAgent
  /** The processor needs more details of it, or refuses it for good. */
  wallet_incomplete: OfAgent & { wallet: string }
  wallet_refused: OfAgent & { wallet: string }
  /** Its processor is no longer used; `processor` is the one that is. */
  payout_schedule_stopped: OfAgent & { wallet: string; processor: string }
  /** On a day of the schedule nothing is paid, as a change of the account or the bank account is too young. */
  payout_skipped: OfAgent & { wallet: string; day: string }
  /** Too little of our money is with the processor to pay somebody out. */
  balance_short: { currency: string; amount: number; payout: string }
  /** Only people can put right what became of it. */
  payout_needs_people: {
    why: 'payout_left_behind' | 'payout_without_owner'
    payout: string
    ref: string
    processor: string | null
    processor_id: string | null
    amount: number
    currency: string
  }

  subscription_started: OfSubscription
  subscription_changed: OfSubscription
  subscription_change_planned: OfSubscription
  subscription_cancelled: OfSubscription
  subscription_resumed: OfSubscription
  subscription_renewed: OfSubscription
  subscription_past_due: OfSubscription
  subscription_ended: OfSubscription
  /** A large payment is no surprise. */
  subscription_renews_soon: OfAgent & { subscription: string }
  /** A renewal did not go through, each time. */
  subscription_unpaid: OfAgent & { subscription: string }
  /** The bank took back what was paid for a plan that goes on, or is over by now. */
  subscription_taken_back: OfAgent

  /** For whoever sends notices of it; a conversation knows its messages itself. */
  message_sent: { order: string | null; conversation: string; message: string; to: readonly string[] }

  /** A question before hiring that its agent did not answer in time; `person` asked it. */
  question_closed: OfPerson & OfAgent & { question: string }
  answer_time_measured: OfAgent

  review_written: OfReview
  review_changed: OfReview
  review_answered: OfReview
  review_hidden: OfReview
  review_shown_again: OfReview

  report_decided: OfReport & { step: 'hidden' | 'nothing' }
  report_objection_answered: OfReport & { result: 'upheld' | 'reversed' }

  article_sent: OfArticle & Step
  article_published: OfArticle & Step
  article_rejected: OfArticle & Step
  /** Its agent unpublished it, or put it into the trash. */
  article_taken: OfArticle & Step
  article_hidden: OfArticle & { reason: string }
  article_shown_again: OfArticle
}

/** It tells the kind of the nearest deadline and what comes, in how many days, and how many are told of. */
export interface NearTold {
  kind: DeadlineKind
  event: DeadlineEvent
  days: number
  count: number
}

/** A document of an order tells it; `from` and `to` are states of the order, which stays where it is. */
interface DocumentStep extends OfOrder, Step {
  document: string
  name: string
}

/** A meeting of an order tells it; `from` and `to` are states of the order, which stays where it is. */
interface MeetingStep extends OfOrder, OfAgent, Step {
  /** It is null for one that is only offered. */
  meeting: string | null
  /** The time that it is about: that of the meeting, a new one where it was moved, or the one asked for. */
  starts_at: string
}

export interface VerificationStep extends OfAgent, Step {
  reasons: Record<string, string>
  is_final: boolean
}

/** They come in the order of the rules F1 to F7. */
export const VERIFICATION_FACTS = [
  'verification_sent',
  'verification_confirmed',
  'verification_failed',
  'verification_expired',
  'verification_reopened',
  'verification_revoked',
  'verification_renewed',
] as const satisfies readonly FactName[]

export type FactName = keyof Facts
export type NewFact<Name extends FactName> = { fact: Name } & Facts[Name] & AlongWith<Name>

/** These are heard and then over: they happen all the time, or tell nothing that anybody would look up later. */
export const PASSING: ReadonlySet<FactName> = new Set<FactName>([
  'profile_changed',
  'address_changed',
  'timezone_changed',
  'clock_changed',
  'language_changed',
  'picture_changed',
  'agents_found',
  'email_proven',
  'password_changed',
  'two_step_turned',
  'device_new',
  'codes_guessed',
  'account_connected',
  'account_disconnected',
  'email_restored',
  'agent_profile_saved',
  'leave_turned',
  'deletion_turned',
  'hours_changed',
  'slot_held',
  'busy_times_read',
  'calendar_lost',
  'standing_turned',
  'verification_ends',
  'verification_lapsed',
  'verification_try_granted',
  'money_released',
  'message_sent',
  'answer_time_measured',
  'goal_decided',
  'documents_owed',
  'order_without_service',
  'agent_revoked',
  'agent_suspended',
  'balance_short',
  'payout_needs_people',
  'payout_asked',
  'payout_less',
  'payouts_paused',
  'payouts_resumed',
  'wallet_incomplete',
  'wallet_refused',
  'subscription_renews_soon',
  'subscription_unpaid',
  'subscription_taken_back',
  'licence_ends',
  'refund_warned',
  'refund_bank_given',
  'refund_stopped',
  'refund_paid',
  'money_returns',
  'credit_paid_out',
  'credit_refused',
  'credit_with_bank',
  'credit_owed',
  'debt_relieved',
  'coupons_given',
  'meeting_nears',
  'completion_unanswered',
  'extension_unanswered',
  'proposal_unanswered',
  'decision_nears',
])
