import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { noteOrdered } from '../store.ts'
import { snapshotOf } from './snapshot-of.ts'

/** The service keeps its country and visa from now on. */
export async function snapshotToOrder({ clock }: Pick<Context, 'clock'>, tx: Tx, serviceId: string) {
  // Before it is shared: two who share a row and both want to write it would wait for each other for ever.
  await noteOrdered(tx, serviceId, clock.now())
  return snapshotOf(tx, serviceId)
}
