import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { loadPublisher } from './load-publisher.ts'
import { missingOf } from './publish-requirements.ts'
import { fieldsOf } from './service-fields.ts'
import { serviceMachine } from './service-state.ts'
import { showOwnService } from './show-own-service.ts'
import { countServices, findService, lockService } from './store.ts'

/** V2. The agent is held with it: of several published at once, each counts those before it. */
export function publishService(context: Context, actor: Person, id: string) {
  return transact(context, async (tx) => {
    await lockService(tx, actor.id, id)
    const service = await findService(tx, actor.id, id)
    if (!service) throw new Refusal('not_found')
    if (service.status === 'active') throw refusalOf(serviceMachine.publish)

    const { active } = await countServices(tx, actor.id)
    const publisher = await loadPublisher(context, tx, actor.id, active)
    const missing = missingOf(fieldsOf(service), service, publisher)
    if (missing.length > 0)
      throw new Refusal('invalid_fields', {
        message: 'Something is missing before clients can see this service.',
        fields: missing,
      })

    const now = context.clock.now()
    await perform(
      context,
      tx,
      serviceMachine.publish,
      { id, agent_id: actor.id },
      {
        patch: {
          version: service.published_at ? service.version + 1 : service.version,
          published_at: now,
          archived_at: null,
          updated_at: now,
        },
      },
    )
    return showOwnService(context, actor, id, tx)
  })
}
