import type { LetterReader, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { creditPaidMail, creditRefusedMail } from './credit/credit-mails.ts'
import { creditOnHoldMail, debtMail } from './disputes/credit-and-bank-mails.ts'
import {
  refundBankGivenMail,
  refundFailedMail,
  refundKeptMail,
  refundSentMail,
  refundStoppedMail,
  refundTakenMail,
  refundWarnedMail,
} from './failed/failed-refund-mails.ts'
import { moneyReturnsMail, refundedMail } from './payment-mails.ts'
import type { HeldRefund } from './refunds/hold-refund.ts'
import type { StrayReason } from './refunds/refund-store.ts'
import type { PaymentRow } from './store.ts'

interface Sum {
  amount: number
  currency: string
}

declare module '../../ground/facts/along.ts' {
  interface Along {
    refund_failed: { held: HeldRefund; at: Date; until: Date }
    /** It says who made it credit, or how much the bank took and how much became credit; in words, null of nothing. */
    refund_kept: { held: HeldRefund } & (
      | { chosen: 'payer' | 'staff' | 'clock' }
      | { taken: string; kept: string | null }
    )
    refund_warned: { held: HeldRefund; at: Date; until: Date; hours: number }
    refund_bank_given: { held: HeldRefund; transfer: string; hint: string; byTeam: boolean }
    refund_stopped: { held: HeldRefund; transfer: string; reason: string }
    refund_sent: { held: HeldRefund; transfer: string; hint: string }
    refund_paid: { payment: PaymentRow; instead: string | null } & Sum
    money_returns: { payment: PaymentRow; reason: StrayReason } & Sum
    credit_paid_out: Sum
    credit_refused: { by: 'team' | 'bank' } & Sum
    credit_with_bank: { key: string; payment: string; end: 'held' | 'free' | 'taken' } & Sum
    credit_owed: { key: string } & Sum
  }
}

const payerOf = ({ first_name, zone: timezone, clock }: LetterReader) => ({ first_name, timezone, clock })

const failed: WriteLetter<'refund_failed'> = ({ step, along: { held, ...when } }, { to }) =>
  refundFailedMail(held, payerOf(to), { ...when, isReturned: step === 'R4' })

const kept: WriteLetter<'refund_kept'> = ({ along }, { to }) =>
  'chosen' in along
    ? refundKeptMail(along.held, payerOf(to), along.chosen)
    : refundTakenMail(along.held, along)

const warned: WriteLetter<'refund_warned'> = ({ along: { held, ...when } }, { to }) =>
  refundWarnedMail(held, payerOf(to), when)

const bankGiven: WriteLetter<'refund_bank_given'> = ({ along: { held, ...given } }) =>
  refundBankGivenMail(held, given)

const stopped: WriteLetter<'refund_stopped'> = ({ along: { held, ...why } }, { to }) =>
  refundStoppedMail(held, payerOf(to), why)

const sent: WriteLetter<'refund_sent'> = ({ along: { held, ...where } }, { to }) =>
  refundSentMail(held, payerOf(to), where)

const paid: WriteLetter<'refund_paid'> = ({ refund: id, along: { payment, ...sum } }, { to }) =>
  refundedMail(to, payment, { id, ...sum })

const returns: WriteLetter<'money_returns'> = ({ refund: id, along: { payment, ...sum } }, { to }) =>
  moneyReturnsMail(to, payment, { id, ...sum })

const paidOut: WriteLetter<'credit_paid_out'> = ({ refund: id, along }, { to }) =>
  creditPaidMail(to, { id, ...along })

const refused: WriteLetter<'credit_refused'> = ({ refund: id, reason, along }, { to }) =>
  creditRefusedMail(to, { id, ...along }, reason)

const withBank: WriteLetter<'credit_with_bank'> = ({ along }) => creditOnHoldMail(along)

const owed: WriteLetter<'credit_owed'> = ({ along }, { to }) => debtMail(to, along)

export const paymentLetters: Letters = {
  refund_failed: { failed },
  refund_kept: { kept },
  refund_warned: { warned },
  refund_bank_given: { bankGiven },
  refund_stopped: { stopped },
  refund_sent: { sent },
  refund_paid: { paid },
  money_returns: { returns },
  credit_paid_out: { paidOut },
  credit_refused: { refused },
  credit_with_bank: { withBank },
  credit_owed: { owed },
}
