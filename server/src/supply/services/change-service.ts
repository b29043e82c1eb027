import type { ServiceChange } from '@sojourn/contract/supply/services'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { loadPublisher } from './load-publisher.ts'
import { gatesBefore, incompleteFields, wrongTogether } from './publish-requirements.ts'
import { changed, fieldsOf, rowOf, type ServiceFields } from './service-fields.ts'
import { serviceMachine } from './service-state.ts'
import { showOwnService } from './show-own-service.ts'
import { findService, type LockedService, lockService } from './store.ts'
import { visaOf } from './visa-of.ts'

/** A draft takes whatever is right so far; a change of an active service is a new version at once (V3). */
export function changeService(context: Context, actor: Person, id: string, change: ServiceChange) {
  return transact(context, async (tx) => {
    const service = await lockService(tx, actor.id, id)
    if (!service) throw new Refusal('not_found')
    if (service.status === 'archived') throw refusalOf(serviceMachine.change)

    const before = fieldsOf(service)
    const after = changed(before, change)
    if (JSON.stringify(rowOf(after)) === JSON.stringify(rowOf(before)))
      return showOwnService(context, actor, id, tx)
    refuse(wrongTogether(after))
    await checkPlace(tx, service, after)

    const patch = { ...rowOf(after), updated_at: context.clock.now() }
    if (service.status === 'active') {
      refuse(incompleteFields(after))
      await perform(context, tx, serviceMachine.change, service, {
        patch: { ...patch, version: service.version + 1 },
        told: () => refuseWithoutLicence(context, tx, actor, id),
      })
    } else await perform(context, tx, serviceMachine.changeDraft, service, { patch })
    return showOwnService(context, actor, id, tx)
  })
}

/** Country and visa belong together, and stay what they were once somebody ordered. */
async function checkPlace(tx: Tx, service: LockedService, after: ServiceFields) {
  const isOtherCountry = after.country !== service.country_iso
  if (!isOtherCountry && after.visa === service.visa_id) return
  if (service.ordered_at)
    throw invalidField(
      isOtherCountry ? 'country' : 'visa',
      'clients have ordered this service, so its country and visa cannot be changed',
    )
  await visaOf(tx, after.country, after.visa)
}

async function refuseWithoutLicence(context: Context, tx: Tx, actor: Person, id: string) {
  const service = await findService(tx, actor.id, id)
  if (!service) throw new Refusal('not_found')
  const publisher = await loadPublisher(context, tx, actor.id, 0)
  const licence = gatesBefore(fieldsOf(service), service.country_name, publisher).filter(
    ({ field }) => field === 'licence',
  )
  refuse(licence)
  return {}
}

function refuse(fields: ReturnType<typeof wrongTogether>) {
  if (fields.length > 0) throw new Refusal('invalid_fields', { fields })
}
