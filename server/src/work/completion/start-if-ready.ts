import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { beginWork } from './begin-work.ts'
import { missingOf } from './missing-of.ts'
import { lockWork } from './work-store.ts'

/** O4. Listens to whatever an order may have waited for: once nothing is missing, the work begins by itself. */
export async function startIfReady(context: Context, tx: Tx, { order: id }: { order: string }) {
  const work = await lockWork(tx, id)
  if (work?.status !== 'paid' || (await missingOf(tx, work)).length > 0) return
  await beginWork(context, tx, work, { step: 'O4', missing: [], by: SYSTEM })
}
