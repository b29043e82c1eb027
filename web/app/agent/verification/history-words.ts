import type { LabelSlug } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'

interface Step {
  from: LabelSlug
  to: LabelSlug
}

/** A step of the table of transitions as people say it. */
export function historyWords({ from, to }: Step) {
  switch (to) {
    case 'in_progress':
      return from === 'verified' ? t('Rechecked') : t('Sent')
    case 'verified':
      return t('Verified')
    case 'failed':
      return from === 'verified' ? t('Revoked') : t('Failed')
    case 'expired':
      return t('Expired')
    case 'unverified':
      return t('Started')
  }
}
