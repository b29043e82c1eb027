import type { PriceParts, RefundParts } from '@sojourn/contract/amounts/refund-parts'
import { priceWords, type RefundReader, refundWords } from '@sojourn/contract/amounts/refund-words'
import { formatMoney } from '../ui/money/format-money.ts'

/** As in “$63.79 to your card and $16.22 back on coupon SPRING”. */
export const refundText = (refund: RefundParts, reader: RefundReader) =>
  refundWords(refund, reader, formatMoney)

/** Who gets what by a refund, as a sentence. */
export function refundSentence(refund: RefundParts, reader: RefundReader) {
  if (refund.total.amount === 0) return 'Nothing is refunded.'
  return `${reader === 'client' ? 'You get' : 'The client gets'} ${refundText(refund, reader)}.`
}

/** What of the price is whose, for its agent and our team; for the client only what the agent gets. */
export function priceSentence(agent: PriceParts | null, reader: RefundReader) {
  if (!agent) return ''
  return reader === 'client'
    ? `The agent gets ${formatMoney(agent.gets)}.`
    : priceWords(agent, formatMoney).replace('is yours', reader === 'staff' ? 'is the agent’s' : 'is yours')
}
