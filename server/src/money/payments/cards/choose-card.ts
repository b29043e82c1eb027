import type { Context } from '../../../context.ts'
import { holdPerson } from '../../../people/account/hold-person.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { viewCard } from '../view.ts'
import { clearDefault, lockCard, newestCard, setCard } from './card-store.ts'
import { forgetCard } from './forget-card.ts'

export function setDefaultCard(context: Context, actor: Person, id: string) {
  return transact(context, async (tx) => {
    await holdPerson(tx, actor.id)
    const card = await lockCard(tx, actor.id, id)
    if (!card) throw new Refusal('not_found')
    if (!card.is_default) {
      await clearDefault(tx, actor.id)
      await setCard(tx, id, { is_default: true })
    }
    return viewCard({ ...card, is_default: true })
  })
}

/** Forgets a card, at the processor too; the newest other becomes the default. */
export function removeCard(context: Context, actor: Person, id: string) {
  return transact(context, async (tx) => {
    await holdPerson(tx, actor.id)
    const card = await lockCard(tx, actor.id, id)
    if (!card) throw new Refusal('not_found')
    await setCard(tx, id, { is_default: false, removed_at: context.clock.now() })
    if (!(await newestCard(tx, actor.id))) await refuseLastCard(context, tx, actor.id)
    const next = card.is_default ? await newestCard(tx, actor.id) : undefined
    if (next) await setCard(tx, next.id, { is_default: true })
    await context.jobs.enqueue(tx, forgetCard, { processor: card.processor, card_id: card.processor_id })
  })
}

async function refuseLastCard({ payables }: Context, tx: Tx, personId: string) {
  for (const { needsCard } of Object.values(payables)) {
    const message = await needsCard?.(tx, personId)
    if (message) throw new Refusal('not_now', { message })
  }
}
