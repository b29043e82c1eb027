import type { Context } from '../../../context.ts'
import { isDisputed, isHeldByLaw } from './legal-hold-store.ts'

/** A bank that decides, and a court that asks, need what both sides wrote. */
export async function holdsAgainstDeletion({ db }: Context, personId: string) {
  const reasons = [
    (await isDisputed(db, personId)) &&
      'A bank is looking into a payment for one of your orders. Please wait until it has decided.',
    (await isHeldByLaw(db, personId)) &&
      'The law requires us to keep one of your orders for now. Please write to us if you have questions.',
  ].filter(Boolean)
  return reasons.length > 0 ? reasons.join(' ') : null
}
