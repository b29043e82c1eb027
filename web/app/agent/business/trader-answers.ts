import { t } from '@sojourn/contract/words/t'
/** The two answers, as the form names them. */
export const YES = 'yes'
export const NO = 'no'

export const TRADER_CHOICES = [
  {
    value: YES,
    label: t('Yes, I am a trader'),
    help: t(
      'You act for your trade, business or profession. Enter your business below: clients see its name, number and address.',
    ),
  },
  {
    value: NO,
    label: t('No, I am not a trader'),
    help: t(
      'You offer services outside of any trade or profession. Your profile says that consumer rights from EU law do not apply.',
    ),
  },
]
