import type { MovableClock } from '../../src/platform/clock.ts'
import type { Processor } from '../../src/platform/payments/processor.ts'

/**
 * Test cards by what happens when they are charged. All can be kept but the one that has expired. Slow ones are captured
 * after a while, one that needs confirmation asks the payer first.
 */
export type TestCard = 'good' | 'declined' | 'insufficient' | 'expired' | 'needsConfirmation' | 'slow'

export interface Delivery {
  body: Buffer
  headers: Record<string, string>
}

type Page = { id: string; url: string }

/** A processor with everybody around it whom we do not write: payers, banks, agents, the line to it. */
export interface OpenedProcessor {
  processor: Processor
  /** The one the processor goes by. */
  clock: MovableClock
  /** Each throws when the hosted page does not allow it any more. */
  payer: {
    /** Types a card; where the bank asks to confirm, it is confirmed unless `confirms` is false. */
    payCheckout(checkout: Page, card: TestCard, how?: { keep?: boolean; confirms?: boolean }): Promise<void>
    cancelCheckout(checkout: Page): Promise<void>
    addCard(setup: Page, card: TestCard): Promise<void>
    confirm(actionUrl: string, approves: boolean): Promise<void>
  }
  agent: {
    /** Fills in the form behind the link, and the processor has looked at it. */
    fillAccount(
      link: { accountId: string; url: string },
      outcome: 'in_progress' | 'linked' | 'rejected',
    ): Promise<void>
    /** On the processor’s own pages the agent says that their money shall go elsewhere. */
    changeBank(accountId: string): Promise<void>
  }
  staff: {
    /** Somebody of ours gives money back on the processor's own pages; gives the id of the refund. */
    refund(chargeId: string, amount: number): Promise<string>
  }
  bank: {
    /** The payer complains; gives the id of the dispute. */
    dispute(chargeId: string): Promise<string>
    decideDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void>
    failRefund(refundId: string): Promise<void>
    finishPayout(payoutId: string, outcome: 'paid' | 'failed'): Promise<void>
  }
  /** Null means that the processor knows of nobody. */
  emailOf(customerId: string): Promise<string | null>
  /** Whatever takes time is through: slow cards are captured, refunds have arrived. */
  settle(): Promise<void>
  /** Cuts the line at the next call: before it was heard, or after it was carried out. */
  cutNext(when: 'before' | 'after'): void
  /** All news sent so far, the oldest first, as they would arrive at our webhook. */
  deliveries(): Promise<Delivery[]>
  /** Signs as the processor would: with the newest of our secrets, the one before it, or one of somebody else. */
  sign(body: Buffer, how?: { secret?: 'newest' | 'older' | 'foreign'; at?: Date }): Record<string, string>
  /** The processor's own book says which money came, and what of it went back or out. */
  book(): Promise<{
    charges: { id: string; reference: string; amount: number; currency: string; refunded: number }[]
    refunds: { id: string; chargeId: string; amount: number }[]
    payouts: { id: string; accountId: string; amount: number }[]
  }>
  close(): Promise<void>
}
