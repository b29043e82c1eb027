import type { PAYMENT_FAILED as Failed, PAYMENT_MADE as Made } from '@sojourn/contract/money/payments'

/** The contract's own sentences; its module would bring all its rules along. */
export const PAYMENT_MADE: typeof Made = 'Payment made successfully!'
export const PAYMENT_FAILED: typeof Failed = 'Error occurred, try again'
