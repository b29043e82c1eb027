import { DAY_MS } from '../platform/clock.ts'

export type GoalState = 'draft' | 'in_progress' | 'approved' | 'rejected'

/** G4: what is decided stays as it is. */
export const CHANGEABLE: readonly GoalState[] = ['draft', 'in_progress']

const RESTORABLE_MS = 30 * DAY_MS

/** G5: how long a deleted goal can come back. */
export const restorableUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + RESTORABLE_MS)
/** What was deleted before then is gone. */
export const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS)
