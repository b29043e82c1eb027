import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { addCheck, checkOfOrder, giftOf, signsOf } from './gift-store.ts'

/**
 * The money of an order waits for our team where a gift of ours paid at least half of it, and its client and
 * agent share something. This is asked before money clears; a sign that shows for the first time is put
 * before our team here (Y1).
 */
export async function holdGift(context: Context, tx: Tx, orderId: string): Promise<boolean> {
  const known = await checkOfOrder(tx, orderId)
  if (known) return known.status === 'waiting'
  const gift = await giftOf(tx, orderId)
  if (!gift) return false
  const signs = await signsOf(tx, gift)
  if (signs.length === 0) return false
  const now = context.clock.now()
  const { client_id, agent_id } = gift
  const added = await addCheck(tx, {
    order_id: orderId,
    client_id,
    agent_id,
    signs,
    created_at: now,
    updated_at: now,
  })
  if (added)
    await tell(context, tx, { fact: 'gift_held', agent: agent_id, pays: orderId, check: added.id }, SYSTEM)
  return true
}

/** Listens to what happens to an order: sessions end and are forgotten, so nobody waits until its money clears. */
export async function lookAtGift(context: Context, tx: Tx, { order }: { order: string }) {
  await holdGift(context, tx, order)
}
