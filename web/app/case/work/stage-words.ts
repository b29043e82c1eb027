import type { WorkStage } from '@sojourn/contract/work/work-words'

/** How far the work is, as people say it. */
export const stageWords: Record<WorkStage, string> = {
  preparing: 'Preparing',
  filed: 'Filed with the authority',
  waiting: 'Waiting for the authority',
  decided: 'The authority has decided',
}
