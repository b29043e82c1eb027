import type { RefundSchedule } from '@sojourn/contract/supply/services'

/** The seed's words: `21 Days Delivery Time`. */
export const deliveryWords = (days: number) => `${days} ${days === 1 ? 'Day' : 'Days'} Delivery Time`

export const meetingWords = (minutes: number) => `${minutes}-minute meeting included`

export const ordersWords = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} completed`

export const documentsWords = (count: number) =>
  count === 1 ? '1 document needed' : `${count} documents needed`

/** What comes back when an order ends early, in one line. */
export function refundWords({ before_start, before_filing }: RefundSchedule) {
  if (before_start === 0) return 'Protected payment'
  const share = before_start === 100 ? 'Full refund' : `${before_start} % back`
  if (before_start === before_filing) return `${share} before filing`
  return before_filing > 0
    ? `${share} before the start, ${before_filing} % before filing`
    : `${share} before the start`
}
