import type { Context } from '../../context.ts'
import type { Tx } from './database.ts'

/** One transaction around a use case; joins the one its call already runs in (see `http/idempotency.ts`). */
export function transact<T>(context: Pick<Context, 'db' | 'tx'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return context.tx ? work(context.tx) : context.db.transaction().execute(work)
}
