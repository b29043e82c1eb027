import type { paymentStatus } from '@sojourn/contract/status'

export type PaymentState = keyof typeof paymentStatus
export type AttemptState = Exclude<PaymentState, 'paid'>

/** What can still be worked out anew, paid and given up. */
export const OPEN: readonly PaymentState[] = ['waiting', 'failed']
/** P5 and P6: the money is here. */
export const MADE: readonly PaymentState[] = ['paid', 'success']
/** The try whose end is not known; a payment has one at most. */
export const LIVE: readonly AttemptState[] = ['waiting', 'processing']

export const isOpen = (status: PaymentState) => OPEN.includes(status)
export const isMade = (status: PaymentState) => MADE.includes(status)
export const isLive = (status: AttemptState) => LIVE.includes(status)
