import { t } from '@sojourn/contract/words/t'
import type { WorkStage } from '@sojourn/contract/work/work-words'

/** How far the work is, as people say it. */
export const stageWords: Record<WorkStage, string> = {
  preparing: t('Preparing'),
  filed: t('Filed with the authority'),
  waiting: t('Waiting for the authority'),
  decided: t('The authority has decided'),
}
