/** The name browsers send for the card payment provider; the one that is configured answers. */
export const CARD_PROCESSOR = 'stripe' as const

export const FAILED_REFUND_TABS = ['waiting', 'by_bank', 'answered'] as const
export type FailedRefundTab = (typeof FAILED_REFUND_TABS)[number]

export const COUPON_REFUND_TABS = ['waiting', 'answered'] as const
export type CouponRefundTab = (typeof COUPON_REFUND_TABS)[number]
