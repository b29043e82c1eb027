import { type NewService, USUAL_REFUNDS } from '@sojourn/contract/supply/services'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { refuseTooManyServices } from './plan/refuse-too-many-services.ts'
import { rowOf } from './service-fields.ts'
import { showOwnService } from './show-own-service.ts'
import { addService } from './store.ts'
import { visaOf } from './visa-of.ts'

/** V1: a draft, also of an agent who is not verified yet. */
export function createService(context: Context, actor: Person, { country, visa, ...terms }: NewService) {
  return transact(context, async (tx) => {
    const { checklist } = await visaOf(tx, country, visa)
    await refuseTooManyServices(tx, actor.id)
    const now = context.clock.now()
    const { id } = await addService(tx, {
      agent_id: actor.id,
      ...rowOf({
        country,
        visa,
        title: terms.title ?? '',
        description: terms.description ?? '',
        price: terms.price ?? null,
        delivery_time: terms.delivery_time ?? null,
        delivery_unit: terms.delivery_unit ?? null,
        meeting_length: terms.meeting_length ?? null,
        requirements: terms.requirements ?? checklist.map((name) => ({ name, mandatory: true })),
        refund_schedule: terms.refund_schedule ?? USUAL_REFUNDS,
      }),
      created_at: now,
      updated_at: now,
    })
    return showOwnService(context, actor, id, tx)
  })
}
