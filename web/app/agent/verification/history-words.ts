import type { LabelSlug } from '@sojourn/contract/supply/verification'

interface Step {
  from: LabelSlug
  to: LabelSlug
}

/** A step of the table of transitions as people say it. */
export function historyWords({ from, to }: Step) {
  switch (to) {
    case 'in_progress':
      return from === 'verified' ? 'Rechecked' : 'Sent'
    case 'verified':
      return 'Verified'
    case 'failed':
      return from === 'verified' ? 'Revoked' : 'Failed'
    case 'expired':
      return 'Expired'
    case 'unverified':
      return 'Started'
  }
}
