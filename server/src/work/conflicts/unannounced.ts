import type { ConflictRow } from './store.ts'

/** A decision that our second member never agreed to is none: a conflict that closes meanwhile keeps none, and nobody reads it. */
export const withoutUnannounced = ({ status }: Pick<ConflictRow, 'status'>) =>
  status === 'approval' ? { decision_amount: null, decision_parts: null, decision_reason: null } : {}
