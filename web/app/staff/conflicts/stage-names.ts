import type { ConflictStage } from '@sojourn/contract/work/conflict-words'

/** How far a conflict is, as our team says it. */
export const stageNames: Record<ConflictStage, string> = {
  direct: 'Between both sides',
  mediation: 'Waits for our team',
  approval: 'Waits for a second approval',
  decided: 'Decided, can be appealed',
  settling: 'Money on its way',
  closed: 'Closed',
}
