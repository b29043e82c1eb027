import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseTooManyServices } from './plan/refuse-too-many-services.ts'
import { fieldsOf, rowOf } from './service-fields.ts'
import { showOwnService } from './show-own-service.ts'
import { addService, findService } from './store.ts'

/** A draft that says the same. */
export function duplicateService(context: Context, actor: Person, id: string) {
  return transact(context, async (tx) => {
    const service = await findService(tx, actor.id, id)
    if (!service) throw new Refusal('not_found')
    if (service.withheld_at)
      throw new Refusal('not_now', {
        message: 'Our team has taken this service down, so it cannot be duplicated.',
      })
    await refuseTooManyServices(tx, actor.id)
    const now = context.clock.now()
    const copy = { agent_id: actor.id, ...rowOf(fieldsOf(service)), created_at: now, updated_at: now }
    const { id: copyId } = await addService(tx, copy)
    return showOwnService(context, actor, copyId, tx)
  })
}
