import type { ConflictRow } from './store.ts'

/** What our second member never agreed to is no decision: a conflict that closes meanwhile keeps none, and nobody reads it. */
export const withoutUnannounced = ({ status }: Pick<ConflictRow, 'status'>) =>
  status === 'approval' ? { decision_amount: null, decision_parts: null, decision_reason: null } : {}
