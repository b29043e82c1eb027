import type { Money } from '@sojourn/contract/amounts/money'
import { priceWords, type RefundReader, refundWords } from '@sojourn/contract/amounts/refund-words'
import { showMoney } from '../show-money.ts'
import { type RefundDivision, viewPrice, viewRefund } from './divide-refund.ts'

const write = ({ amount, currency }: Money) => showMoney(amount, currency)

/** It reads “$63.79 to your card and $16.22 back on coupon SPRING”. */
export const refundInWords = (parts: RefundDivision, reader: RefundReader) =>
  refundWords(viewRefund(parts, reader), reader, write)

export const priceInWords = (parts: RefundDivision) => priceWords(viewPrice(parts), write)

export const isNothing = ({ card, credit, coupons }: RefundDivision) =>
  card + credit === 0 && coupons.length === 0

/** A whole sentence of what a refund gives to its client. */
export function whoGetsWhat(parts: RefundDivision, reader: RefundReader) {
  if (isNothing(parts)) return 'Nothing is refunded.'
  return `${reader === 'client' ? 'You get' : 'The client gets'} ${refundInWords(parts, reader)}.`
}

/** The client reads what they get, the agent what becomes of the price. */
export const refundToSides = (parts: RefundDivision) => ({
  client: whoGetsWhat(parts, 'client'),
  agent: `${whoGetsWhat(parts, 'agent')} ${priceInWords(parts)}`,
})

export const BANK_NEEDS_DAYS = 'Your bank may need a few days to show it.'

/** The same to a client whose money is on its way. */
export const backToClient = (parts: RefundDivision) =>
  `${whoGetsWhat(parts, 'client')}${parts.card > 0 ? ` ${BANK_NEEDS_DAYS}` : ''}`
