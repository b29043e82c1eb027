import type { LabelSlug } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'

interface Step {
  from: LabelSlug
  to: LabelSlug
  /** Only a verification that was taken back has one: else each field has its own. */
  reason: string | null
  is_final: boolean
}

/** A step of the table of transitions as people say it. */
export function historyWords({ from, to, reason, is_final }: Step) {
  switch (to) {
    case 'in_progress':
      return from === 'verified' ? t('Rechecked') : t('Sent')
    case 'verified':
      return t('Verified')
    case 'failed':
      if (reason !== null) return t('Revoked')
      return is_final ? t('Failed') : t('Changes requested')
    case 'expired':
      return t('Expired')
    case 'unverified':
      return t('Started')
  }
}
