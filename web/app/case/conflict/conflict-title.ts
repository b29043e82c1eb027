import { t } from '@sojourn/contract/words/t'
import { reasonWords } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'

export const titleOf = ({ reason }: Conflict) =>
  t('Conflict: {reason}', { reason: reasonWords(reason[0]).toLowerCase() })
