import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isLicensedFor } from '../../supply/agents/is-licensed-for.ts'
import { type LockedOrder, lockOrder } from './move-store.ts'
import { hasConflictInCase } from './stages/stage-store.ts'

/** The client’s own order, held, if it can be paid at this moment. */
export async function payableOrder(
  context: Pick<Context, 'pool' | 'clock'>,
  tx: Tx,
  actorId: string,
  orderId: string,
) {
  const order = await lockOrder(tx, orderId)
  if (order?.client_id !== actorId) throw new Refusal('not_found')
  const message = await reasonAgainstPaying(context, tx, order)
  if (message) throw new Refusal('not_now', { message })
  return order
}

/** It is null where it can. */
export const reasonAgainstPaying = async (
  context: Pick<Context, 'pool' | 'clock'>,
  tx: Tx,
  order: LockedOrder,
) =>
  reasonAgainst(order, context.clock.now()) ??
  (order.stage_no > 1 ? await reasonAgainstStage(tx, order) : null) ??
  (await reasonAgainstLicence(context, tx, order))

const NOT_NOW = 'This agent cannot be hired at the moment. Please choose another one.'

function reasonAgainst(order: LockedOrder, now: Date) {
  const isStage = order.stage_no > 1
  if (order.status === 'cancelled')
    return isStage
      ? 'This case ended before the stage was paid. Hire the agent again to make a new order.'
      : 'This order is cancelled. Hire the agent again to make a new one.'
  if (order.status !== 'awaiting_payment') return 'This order is already paid.'
  if (order.expires_at <= now)
    return 'This order waited too long for its payment. Hire the agent again to make a new one.'
  if (order.agent_suspended_at || !order.agent_verified_at)
    return isStage
      ? 'This agent cannot work at the moment, so the stage cannot be paid now. You can wait, or stop here.'
      : NOT_NOW
  // A case that was begun goes on: the account waits for it.
  if (order.agent_deletion_due_at && !isStage) return NOT_NOW
  return null
}

/** Money for more work waits until a conflict is settled. */
const reasonAgainstStage = async (tx: Tx, order: LockedOrder) =>
  (await hasConflictInCase(tx, order.case_id, order.id))
    ? 'There is a conflict about an earlier stage. The next stage can be paid once it is settled.'
    : null

/** Whoever was hired, or agreed on stages, was licensed then, and may not be any more. */
async function reasonAgainstLicence(context: Pick<Context, 'pool' | 'clock'>, tx: Tx, order: LockedOrder) {
  const aim = { country: order.country_iso, visa: order.visa_id }
  if (await isLicensedFor(context, tx, order.agent_id, aim)) return null
  return order.stage_no > 1
    ? 'The licence of this agent does not hold at the moment, so the stage cannot be paid now. You can wait, or stop here.'
    : NOT_NOW
}
