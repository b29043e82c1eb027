import type { Reader } from '../../platform/database/database.ts'
import { receivedForGoal } from './store.ts'

/** The names of what a client has handed over in the orders of a goal that were not cancelled; what was returned is not among them. */
export const listReceived = (db: Reader, goalId: number) => receivedForGoal(db, goalId)
