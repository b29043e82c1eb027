import type { NewService } from '@sojourn/contract/supply/services'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { refuseTooManyServices } from './plan/refuse-too-many-services.ts'
import { newFields, rowOf } from './service-fields.ts'
import { showOwnService } from './show-own-service.ts'
import { addService } from './store.ts'
import { visaOf } from './visa-of.ts'

/** V1 makes a draft, also of an agent who is not verified yet. */
export function createService(context: Context, actor: Person, typed: NewService) {
  return transact(context, async (tx) => {
    const { checklist } = await visaOf(tx, typed.country, typed.visa)
    await refuseTooManyServices(tx, actor.id)
    const now = context.clock.now()
    const { id } = await addService(tx, {
      agent_id: actor.id,
      ...rowOf(newFields(typed, checklist)),
      created_at: now,
      updated_at: now,
    })
    return showOwnService(context, actor, id, tx)
  })
}
