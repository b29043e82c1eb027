import type { Context } from '../../context.ts'
import { countWaiting } from './store.ts'

export const countWaitingReports = ({ db }: Context) => countWaiting(db)
