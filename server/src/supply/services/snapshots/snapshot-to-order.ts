import type { Context } from '../../../context.ts'
import { namedPurposes } from '../../../ground/reference/named-purposes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { NO_LONGER_OFFERED } from '../../agents/agent-to-hire.ts'
import { fieldsOf } from '../service-fields.ts'
import { lockOffer, lockOrderedOffer, noteOrdered } from '../store.ts'

/** The service keeps its country and visa from now on. */
export async function snapshotToOrder({ clock }: Pick<Context, 'clock'>, tx: Tx, serviceId: string) {
  const ordered = await lockOrderedOffer(tx, serviceId)
  if (ordered) return snapshotIn(ordered)
  // Before it is shared: two who share a row and both want to write it would wait for each other for ever.
  await noteOrdered(tx, serviceId, clock.now())
  return snapshotOf(tx, serviceId)
}

/** The order keeps it whatever becomes of the service, since this was bought. */
export const snapshotOf = async (tx: Tx, serviceId: string) => snapshotIn(await lockOffer(tx, serviceId))

function snapshotIn(service: Awaited<ReturnType<typeof lockOffer>>) {
  if (!service || service.price_amount === null || service.delivery_days === null)
    throw new Refusal('not_found', { message: NO_LONGER_OFFERED })
  const { requirements, refund_schedule, stages } = fieldsOf(service)
  return {
    service_id: service.id,
    version: service.version,
    agent_id: service.agent_id,
    title: service.title,
    description: service.description,
    price: { amount: service.price_amount, currency: 'USD' },
    further_person: service.further_person_amount,
    delivery_days: service.delivery_days,
    meeting_minutes: service.meeting_minutes,
    requirements,
    refund_schedule,
    stages,
    visa: { id: service.visa_id, name: service.visa_name ?? service.visa_id },
    purposes: namedPurposes(service.visa_purposes ?? []),
    country: { id: service.country_iso, name: service.country_name },
  }
}
