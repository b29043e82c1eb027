import type { RefundSchedule } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'

/** The seed's words: `21 Days Delivery Time`. */
export const deliveryWords = (days: number) =>
  t('{count, plural, one {# Day Delivery Time} other {# Days Delivery Time}}', { count: days })

export const meetingWords = (minutes: number) => t('{count}-minute meeting included', { count: minutes })

export const documentsWords = (count: number) =>
  t('{count, plural, one {# document needed} other {# documents needed}}', { count })

export function refundWords({ before_start, before_filing }: RefundSchedule) {
  const values = { start: before_start, filing: before_filing }
  if (before_start === 0) return t('Protected payment')
  if (before_start === before_filing)
    return before_start === 100 ? t('Full refund before filing') : t('{start}% back before filing', values)
  if (before_filing === 0)
    return before_start === 100
      ? t('Full refund before the start')
      : t('{start}% back before the start', values)
  return before_start === 100
    ? t('Full refund before the start, {filing}% before filing', values)
    : t('{start}% back before the start, {filing}% before filing', values)
}
