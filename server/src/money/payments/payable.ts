import type { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { PayableType, PaymentRow } from './store.ts'

export interface Payable {
  id: string
  /** Work of an agent, whose money is held; a plan of ours, which is our own fee; or what a client owes us. */
  sells: 'work' | 'plan' | 'debt'
  title: string
  seller: string | null
  price: number
  currency: string
  payerId: string
  payerCountry: string | null
  notYet: string | null
  /** Letters go there; null means that their account is deleted. */
  payer: { email: string; first_name: string } | null
  agentId: string | null
  /** The agent leaves us so much of the price. */
  commissionPercent: number
  orderId: string | null
  /** It was paid, and nobody else has the money yet. */
  holdsMoney: boolean
  /** Answers the mails it is worth, or null when it cannot be paid any more. It is held still. */
  markPaid(
    context: Context,
    tx: Tx,
    by: { requestId: string | null; payment: MadePayment },
  ): Promise<Mail[] | null>
}

/** A payment, as whoever sold what was paid for may know it. */
export type MadePayment = Pick<PaymentRow, 'id' | 'title' | 'amount' | 'currency' | 'taxes'>

/** A part of what was paid, or all of it, that is back with its payer. */
export interface MadeRefund {
  id: string
  paymentId: string
  amount: number
  fee: number
  taxes: { code: string; name: string; amount: number }[]
}

/** The same by a bank, and whether it is all that was left of what was paid. */
export interface TakenBack extends MadeRefund {
  isAll: boolean
}

export interface Described {
  ref: string
  agentId: string
  residence: string | null
}

/** A room above money hands this in for what it sells. */
export interface PayableKind {
  /** Held until the transaction ends; refused unless it is the actor's own and can be paid now. */
  take(context: Context, tx: Tx, actorId: string, id: string): Promise<Payable>
  /** Held, whoever asks and whatever became of it. */
  hold(tx: Tx, id: string): Promise<Payable | null>
  /** It says what people call it, who works for it and where its payer lives; null means that it is not this payer's. */
  describe(db: Reader, payerId: string, id: string): Promise<Described | null>
  /** The account of its payer is deleted, so nobody shall pay for it. False, and nothing changed, while its money may be on its way. */
  giveUp(context: Context, tx: Tx, id: string): Promise<boolean>
  /** Hears that money is to go back to its payer: what was reckoned with it is reckoned anew. */
  beforeRefund?(context: Context, tx: Tx, id: string): Promise<unknown>
  /** Hears that a charge nobody waited for did not go through: the card was declined, or its bank asks the payer. */
  markUnpaid?(context: Context, tx: Tx, id: string, why: 'declined' | 'to_confirm'): Promise<unknown>
  /** Hears that money is back with its payer. */
  markRefunded?(context: Context, tx: Tx, refund: MadeRefund): Promise<unknown>
  /** Hears that a bank took money back. */
  markChargedBack?(context: Context, tx: Tx, taken: TakenBack): Promise<unknown>
  /** The PDF that proves a payment, where it is another than the receipt of an order. */
  drawProof?(context: Context, paymentId: string): Promise<{ content: Readable; name: string }>
  /** A sentence that says why somebody’s last card cannot be removed, or null. */
  needsCard?(tx: Tx, payerId: string): Promise<string | null>
}

/** Each kind of thing one can pay for, by who knows it; handed in when the server is put together. */
export type Payables = Readonly<Record<PayableType, PayableKind>>
