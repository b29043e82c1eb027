import type { PriceParts, RefundParts } from '@sojourn/contract/amounts/refund-parts'
import { priceWords, type RefundReader, refundWords } from '@sojourn/contract/amounts/refund-words'
import { t } from '@sojourn/contract/words/t'
import { formatMoney } from '../ui/money/format-money.ts'

/** An example is “$63.79 to your card and $16.22 back on coupon SPRING”. */
export const refundText = (refund: RefundParts, reader: RefundReader) =>
  refundWords(refund, reader, formatMoney)

export function refundSentence(refund: RefundParts, reader: RefundReader) {
  if (refund.total.amount === 0) return t('Nothing is refunded.')
  const words = refundText(refund, reader)
  return reader === 'client' ? t('You get {words}.', { words }) : t('The client gets {words}.', { words })
}

/** The client reads what the agent gets and what is ours, so that the amounts add up. */
export function priceSentence(agent: PriceParts | null, reader: RefundReader) {
  if (!agent) return ''
  if (reader === 'client' && agent.commission.amount === 0)
    return t('The agent gets {amount}.', { amount: formatMoney(agent.gets) })
  return reader === 'client'
    ? t('The agent gets {amount}, after our commission of {commission}.', {
        amount: formatMoney(agent.gets),
        commission: formatMoney(agent.commission),
      })
    : priceWords(agent, formatMoney, reader)
}
