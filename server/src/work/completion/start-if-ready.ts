import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { ownRiskUntil } from '../orders/own-risk.ts'
import { beginWork } from './begin-work.ts'
import { holdWork } from './hold-work.ts'
import { missingOf } from './missing-of.ts'

/**
 * O4. Listens to whatever an order may have waited for: once nothing is missing, the work begins by itself. Never at the
 * agent’s own risk: that they begin themselves, or it waits until the client agrees or can no longer withdraw.
 */
export async function startIfReady(context: Context, tx: Tx, { order: id }: { order: string }) {
  const work = await holdWork(tx, id)
  if (work?.status !== 'paid') return
  if (await ownRiskUntil(context, tx, work)) return
  if ((await missingOf(tx, work)).length > 0) return
  await beginWork(acting(context, SYSTEM), tx, orderMachine.begin, work, [])
}

/** O4, once the client agrees to an early start. Work that needs nothing of them begins when its agent says so. */
export async function startOnceAgreed(context: Context, tx: Tx, { order }: { order: string }) {
  const work = await holdWork(tx, order)
  if (work && waited(work)) await startIfReady(context, tx, { order })
}

const waited = ({ meeting_minutes, requirements }: HeldOrder) =>
  meeting_minutes !== null || requirements.some(({ mandatory }) => mandatory)
