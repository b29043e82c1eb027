import type { Context } from '../../../context.ts'
import { countWaiting } from '../verification-store.ts'

export const countWaitingVerifications = ({ db }: Context) => countWaiting(db)
