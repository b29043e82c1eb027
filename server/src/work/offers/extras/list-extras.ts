import type { Offer } from '@sojourn/contract/work/offers'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { orderOfSide } from '../../orders/order-of-side.ts'
import { waitingExtras } from '../offer-store.ts'
import { viewOffer } from '../view.ts'

export async function listExtras(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Pick<Person, 'id'>,
  orderId: string,
): Promise<Offer[]> {
  const { side } = await orderOfSide(db, actor, orderId)
  const now = clock.now()
  const waiting = await waitingExtras(db, orderId, now)
  return waiting.map((row) => viewOffer(row, { now, side, replaced_by: null, order: null }))
}
