import type { Offer } from '@sojourn/contract/work/offers'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { orderOfSide } from '../../orders/order-of-side.ts'
import { caseOfOrder, waitingExtrasOf } from '../offer-store.ts'
import { viewOffer } from '../view.ts'

/** What waits for an answer, for either side of an order. */
export async function listExtras(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Pick<Person, 'id'>,
  orderId: string,
): Promise<Offer[]> {
  const { side } = await orderOfSide(db, actor, orderId)
  const caseId = await caseOfOrder(db, orderId)
  if (!caseId) throw new Refusal('not_found')
  const now = clock.now()
  const waiting = await waitingExtrasOf(db, caseId, now)
  return waiting.map((row) => viewOffer(row, { now, side, replaced_by: null, order: null }))
}
