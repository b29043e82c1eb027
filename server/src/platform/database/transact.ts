import type { Context } from '../../context.ts'
import type { Database, Tx } from './database.ts'

/** A use case joins the transaction its call already runs in (see `http/idempotency.ts`). */
export const transact = <T>(context: Pick<Context, 'db' | 'tx'>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  context.tx ? work(context.tx) : inTransaction(context.db, work)

type Step = () => Promise<unknown>
const stepsAfter = new WeakMap<Tx, Step[]>()

/**
 * PostgreSQL ends one of two transactions that wait for each other. Nothing of it has happened, and nothing
 * outside of the database happens in a transaction, so it is done once more; unless it reads something that
 * can be read only once.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  { isRepeatable = true }: { isRepeatable?: boolean } = {},
): Promise<T> {
  try {
    return await once(db, work)
  } catch (error) {
    if (!isRepeatable || (error as { code?: unknown } | null)?.code !== DEADLOCK) throw error
    return once(db, work)
  }
}

const DEADLOCK = '40P01'

async function once<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const steps: Step[] = []
  const result = await db.transaction().execute((tx) => {
    stepsAfter.set(tx, steps)
    return work(tx)
  })
  for (const step of steps) await step()
  return result
}

/**
 * For what nobody may hear before it is true, such as a word on the bus; what must not be lost is a job instead.
 * A step that fails is written into the log: what was committed stays done, and the steps after it are taken.
 */
export function afterCommit({ log }: Pick<Context, 'log'>, tx: Tx, step: Step) {
  const steps = stepsAfter.get(tx)
  if (!steps) throw new Error('This transaction was not begun by transact')
  steps.push(() => step().catch((error) => log.error({ err: error }, 'a step after a commit failed')))
}
