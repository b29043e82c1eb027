import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { snapshotToOrder } from '../../supply/services/snapshots/snapshot-to-order.ts'
import { makeOrder, refuseUnverified } from './make-order.ts'

interface Wanted {
  service: string
  goal: number | null
  /** The country of their address counts if it is not told. */
  residence?: string | undefined
}

/** O1 for a service. The same goal and service, not yet paid, are the same order, however often they are asked for. */
export const createOrder = (context: Context, actor: Person, { service, goal, residence }: Wanted) =>
  transact(context, async (tx) => {
    refuseUnverified(actor)
    const { service_id, version, ...terms } = await snapshotToOrder(context, tx, service)
    const source = { service: service_id, version }
    return makeOrder(context, tx, actor, { terms: { ...terms, source }, goalId: goal, residence })
  })
