export const PROCESSORS = ['sandbox', 'stripe', 'stripe_test'] as const
export type ProcessorName = (typeof PROCESSORS)[number]

/**
 * Whoever takes money from cards for us. Every call that changes something carries a key: sent again with the same
 * key it changes nothing more and answers the same. A call without an answer may have happened; only reading tells.
 */
export interface Processor {
  /** With its mode, so that what a test mode knows is never taken for real money. */
  readonly name: ProcessorName

  addCustomer(asked: { key: string; personId: string; email: string }): Promise<{ id: string }>
  /** Receipts and questions of theirs go to this address from now on. Whom they do not know stays unknown. */
  updateCustomer(asked: { id: string; email: string }): Promise<void>
  /** Their cards go too; what they paid stays. A customer they do not know is removed already. */
  removeCustomer(id: string): Promise<void>

  leastAmount(currency: string): number

  /** A page of theirs where a card is typed and charged. */
  openCheckout(asked: Checkout): Promise<{ id: string; url: string }>
  /** Nobody can pay there any more, nor confirm a charge of this id; what is over already stays as it is. */
  closeCheckout(id: string): Promise<void>
  charge(asked: CardCharge): Promise<Attempt>
  /** A checkout or a charge, whichever the id is of. Null when they never heard of it. */
  readAttempt(id: string): Promise<Attempt | null>

  /** A page of theirs where a card is added. */
  openSetup(asked: Setup): Promise<{ id: string; url: string }>
  readSetup(id: string): Promise<SetupState | null>
  removeCard(cardId: string): Promise<void>

  refund(asked: { key: string; chargeId: string; amount: number }): Promise<RefundState>
  readRefund(id: string): Promise<RefundState | null>
  /** Refunds come whoever made them, the newest first and a page at a time. */
  listRefunds(asked: { since: Date; after: string | null }): Promise<RefundPage>
  readDispute(id: string): Promise<DisputeState | null>
  /** Disputes come by when their bank first asked. */
  listDisputes(asked: { since: Date; after: string | null }): Promise<DisputePage>

  /** An agent says on its page how they want to be paid. */
  openAccount(asked: {
    key: string
    personId: string
    country: string
    email: string
  }): Promise<{ id: string }>
  linkAccount(asked: { accountId: string; returnUrl: string; refreshUrl: string }): Promise<{ url: string }>
  readAccount(id: string): Promise<AccountState | null>
  payOut(asked: PayOut): Promise<PayoutState>
  readPayout(id: string): Promise<PayoutState | null>

  /** It throws `ForgedDelivery` unless the signature is proven. */
  readDelivery(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): ProcessorEvent
}

export interface Checkout {
  key: string
  /** The reference is ours, and comes back in the attempt. */
  reference: string
  customerId: string
  description: string
  amount: number
  currency: string
  successUrl: string
  cancelUrl: string
  /** They may allow less than we ask for; more only where theirs cannot be that short, as with Stripe's half hour. */
  expiresAt: Date
}

export interface CardCharge {
  key: string
  reference: string
  customerId: string
  cardId: string
  description: string
  amount: number
  currency: string
  /** The bank leads back there once the payer has confirmed. */
  returnUrl: string
  /** The payer is not there to confirm anything. */
  isUnattended?: boolean
}

export interface Setup {
  key: string
  reference: string
  customerId: string
  returnUrl: string
}

export interface Attempt {
  id: string
  reference: string
  /**
   * open: a page waits for a card, also after one was declined; expired: it waits no longer. Captured is the end: money
   * came.
   */
  state: 'open' | 'needs_action' | 'processing' | 'captured' | 'failed' | 'expired'
  actionUrl: string | null
  amount: number
  currency: string
  chargeId: string | null
  /** They keep it of the money, where it is known yet. */
  fee: number | null
  /** The try failed for this reason, or the last card on a page that still waits did. */
  error: AttemptError | null
  /** The payer wanted this card kept while paying on a page. */
  savedCard: Card | null
}

/** Codes of ours, whatever theirs are called; attempt-error.ts has their sentences. */
export const ATTEMPT_ERRORS = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'wrong_cvc',
  'not_confirmed',
  'processing_error',
] as const

export interface AttemptError {
  code: (typeof ATTEMPT_ERRORS)[number]
  text: string
}

export interface Card {
  id: string
  brand: string
  last4: string
  cardType: string
  expMonth: number
  expYear: number
  fingerprint: string
}

export interface SetupState {
  id: string
  reference: string
  state: 'open' | 'done' | 'failed'
  card: Card | null
}

export interface RefundState {
  id: string
  /** The key it was asked for with; not one of ours where somebody else made it. */
  reference: string
  chargeId: string
  state: 'pending' | 'succeeded' | 'failed'
  amount: number
  currency: string
}

export interface RefundPage {
  refunds: RefundState[]
  next: string | null
}

export interface DisputeState {
  id: string
  chargeId: string
  state: 'open' | 'won' | 'lost'
  amount: number
  fee: number
  currency: string
}

export interface DisputePage {
  disputes: DisputeState[]
  next: string | null
}

export interface AccountState {
  id: string
  state: 'incomplete' | 'in_progress' | 'linked' | 'rejected'
  /** It is null where no bank account is given yet, or none any more. */
  destination: Destination | null
}

export interface Destination {
  /** It is the same for the same bank account, and for no other. */
  fingerprint: string
  hint: string
}

export interface PayOut {
  key: string
  /** It was asked for so often while too little of our money was there: each try is one of its own, and one alone is paid. */
  tries?: number
  accountId: string
  amount: number
  currency: string
}

export interface PayoutState {
  id: string
  state: 'in_transit' | 'paid' | 'failed'
  /** It failed because too little money was there, not because of the bank. */
  isShort?: boolean
  amount: number
  currency: string
}

/** News, of which only what it is about is believed: how that stands is read back. */
export interface ProcessorEvent {
  id: string
  kind: 'attempt' | 'setup' | 'refund' | 'dispute' | 'account' | 'payout' | 'other'
  objectId: string | null
  occurredAt: Date
}

export class ForgedDelivery extends Error {}

/** They said no and nothing happened: too much given back, a card that was removed, a key that came with something else. */
export class ProcessorRefused extends Error {}

/** They do not know for whom it was asked, and did nothing. */
export class CustomerUnknown extends ProcessorRefused {}

/** Too little of our own money is with them: nothing happened, and it can be asked for again, as another try. */
export class ShortOfFunds extends ProcessorRefused {}

/** They could not be asked, or did not answer: what was asked may have happened. */
export class ProcessorUnreachable extends Error {}
