import { MOST_COMPARED } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { toast } from '../../ui/feedback/toast-store.ts'

export const refuseCompared = () =>
  toast.error(t('You can compare up to {most} agents. Remove one first.', { most: MOST_COMPARED }))
