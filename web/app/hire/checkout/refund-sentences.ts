import type { RefundSchedule } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { shareWords } from '../../words/service-words.ts'

/** The first line holds for every order, whatever its service says. */
export const refundSentences = (shares: RefundSchedule) => [
  { when: t('Within 72 hours of paying, before the work starts'), back: shareWords(100) },
  { when: t('Later, before the work starts'), back: shareWords(shares.before_start) },
  { when: t('Started, nothing filed yet'), back: shareWords(shares.before_filing) },
  { when: t('After it is filed'), back: shareWords(shares.after_filing) },
]
