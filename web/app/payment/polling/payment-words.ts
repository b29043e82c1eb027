import { t } from '@sojourn/contract/words/t'

/** The contract's own sentences; its module would bring all its rules along. */
export const PAYMENT_MADE = t('Payment made successfully!')
export const PAYMENT_FAILED = t('Error occurred, try again')
