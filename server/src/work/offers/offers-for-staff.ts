import type { Offer } from '@sojourn/contract/work/offers'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { offersOfCase } from './offer-store.ts'
import { viewOffer } from './view.ts'

/** Every offer of a case is told in full: what its people argue about is read where it was agreed. */
export async function offersForStaff(
  { clock }: Pick<Context, 'clock'>,
  db: Reader,
  orderId: string,
): Promise<Offer[]> {
  const now = clock.now()
  const rows = await offersOfCase(db, orderId)
  const after = new Map(rows.map(({ id, replaces_id }) => [replaces_id, id]))
  return rows.map((row) => {
    const replaced_by = after.get(row.id) ?? null
    const offer = viewOffer(row, { now, side: 'agent', replaced_by, order: null })
    return { ...offer, people: offer.people && { ...offer.people, names: [] }, may: [] }
  })
}
