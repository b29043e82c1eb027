import type { Context } from '../../../context.ts'
import { countWaiting } from '../store.ts'

export const countWaitingConflicts = ({ db }: Context) => countWaiting(db)
