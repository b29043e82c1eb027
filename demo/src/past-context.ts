import type { Context } from '../../server/src/context.ts'
import type { Tx } from '../../server/src/platform/database/database.ts'

/**
 * The story is told by the use cases people call, as of the days it happened on: nobody is told by mail what is long
 * over, and nothing is counted against anybody's limits.
 */
export const asOf = (context: Context, time: Date): Context => ({
  ...context,
  clock: { now: () => time },
  jobs: { ...context.jobs, enqueue: async () => {}, enqueueAll: async () => {} },
  limits: { ...context.limits, take: async () => {}, allows: async () => true },
})

/** The same within the transaction the people of the story are told in. */
export const pastContext = (context: Context, tx: Tx, day: Date): Context => ({
  ...asOf(context, day),
  tx,
  db: tx,
})
