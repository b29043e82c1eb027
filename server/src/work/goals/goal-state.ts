import { DAY_MS } from '../../platform/clock.ts'

export type GoalState = 'draft' | 'in_progress' | 'approved' | 'rejected'

/** G4: what is decided stays as it is. */
export const CHANGEABLE: readonly GoalState[] = ['draft', 'in_progress']

/** G3: what is under way is decided, and what was decided lately is corrected. */
export const DECIDABLE: readonly GoalState[] = ['in_progress', 'approved', 'rejected']

const CORRECTABLE_MS = 30 * DAY_MS

/** Counted from when we were first told. */
export const correctableUntil = (decidedAt: Date) => new Date(decidedAt.getTime() + CORRECTABLE_MS)

const RESTORABLE_MS = 30 * DAY_MS

/** G5: how long a deleted goal can come back. */
export const restorableUntil = (deletedAt: Date) => new Date(deletedAt.getTime() + RESTORABLE_MS)
/** What was deleted before then is gone. */
export const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS)
