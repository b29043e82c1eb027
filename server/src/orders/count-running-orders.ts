import type { Context } from '../context.ts'
import { countRunning } from './store.ts'

/** The orders that go on, on one side: paid, under way, or in conflict. */
export const countRunningOrders = ({ db }: Pick<Context, 'db'>, personId: string, as: 'client' | 'agent') =>
  countRunning(db, { as, personId })
