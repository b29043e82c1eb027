import type { Context } from '../../../context.ts'
import { holdPerson } from '../../../people/account/hold-person.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Card } from '../../../platform/payments/processor.ts'
import { addCardRow, clearDefault, findDefaultCard, findSameCard, setCard } from './card-store.ts'
import { forgetCard } from './forget-card.ts'

/** A card that was added. The same number is the same card, by its later end; the first one is the default. */
export async function keepCard(context: Context, tx: Tx, personId: string, card: Card) {
  const owner = await holdPerson(tx, personId)
  const processor = context.processor.name
  // Paid on a page that was open while the account was deleted.
  if (owner?.deleted_at) return context.jobs.enqueue(tx, forgetCard, { processor, card_id: card.id })
  const expires_on = lastDayOf(card.expYear, card.expMonth)
  const same = await findSameCard(tx, personId, processor, card.fingerprint)
  if (same?.processor_id === card.id) return
  if (!same) {
    const chosen = await findDefaultCard(tx, personId)
    const isFirst = chosen?.processor !== processor
    // One that a processor knows which was left cannot be charged any more.
    if (chosen && isFirst) await clearDefault(tx, personId)
    await addCardRow(tx, {
      person_id: personId,
      processor,
      processor_id: card.id,
      brand: card.brand,
      last4: card.last4,
      card_type: card.cardType,
      expires_on,
      fingerprint: card.fingerprint,
      is_default: isFirst,
      created_at: context.clock.now(),
    })
    return
  }
  const isNewer = expires_on > same.expires_on
  if (isNewer) await setCard(tx, same.id, { processor_id: card.id, expires_on })
  await context.jobs.enqueue(tx, forgetCard, { processor, card_id: isNewer ? same.processor_id : card.id })
}

export const lastDayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
