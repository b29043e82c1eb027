import { requestStatus, stateIn } from '@sojourn/contract/calls/status'
import { t } from '@sojourn/contract/words/t'
import type { RefundRequest } from '@sojourn/contract/work/conflicts'

const words: Record<keyof typeof requestStatus, string> = {
  pending: t('Pending'),
  accepted: t('Accepted'),
  rejected: t('Rejected'),
  cancelled: t('Withdrawn'),
  processed: t('Processed'),
}

export function requestWords(status: RefundRequest['status']) {
  const state = stateIn(requestStatus, status)
  return state ? words[state] : status[1]
}
