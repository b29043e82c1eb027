import { isGivenByEach } from '@sojourn/contract/ground/paper-words'
import type { DeliveryUnit } from '@sojourn/contract/supply/delivery'
import type { Context } from '../../server/src/context.ts'
import { DAY_MS } from '../../server/src/platform/clock.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { createService } from '../../server/src/supply/services/create-service.ts'
import { publishService } from '../../server/src/supply/services/publish-service.ts'
import type { DemoAgent } from './people/demo-people.ts'
import type { Story } from './story.ts'

type ToldService = DemoAgent['services'][number]

/** A service as far as it is there. */
export interface Begun {
  id: string
  visa_id: string
  country: string
  publish_on: Date | null
}

export async function beginServices(context: Context, actor: Person, agent: DemoAgent): Promise<Begun[]> {
  const begun: Begun[] = []
  for (const service of agent.services) {
    const { id } = await createService(context, actor, termsOf(service))
    const isOffered = service.status === 'active' && agent.verified_on
    begun.push({
      id,
      visa_id: service.visa,
      country: service.country,
      publish_on: isOffered ? new Date(Date.parse(isOffered) + DAY_MS) : null,
    })
  }
  return begun
}

export async function publishServices(telling: Story, actor: Person, services: Begun[]) {
  for (const { id, publish_on } of services)
    if (publish_on) await publishService(telling.on(publish_on), actor, id)
}

function termsOf({ country, visa, title, description, price, delivery, ...told }: ToldService) {
  const [value, unit = ''] = delivery.split(' ')
  const [before_start, before_filing, after_filing] = told.refunds ?? [100, 50, 0]
  return {
    country,
    visa,
    title,
    description,
    price,
    further_person: told.further_person,
    delivery_time: Number(value),
    delivery_unit: (unit.charAt(0).toUpperCase() + unit.slice(1).replace(/s$/, '')) as DeliveryUnit,
    meeting_length: told.meeting_minutes,
    requirements: [
      ...told.requirements.map((name) => askedFor(name, true)),
      ...told.optional.map((name) => askedFor(name, false)),
    ],
    refund_schedule: { before_start, before_filing, after_filing },
    stages: told.stages,
  }
}

const askedFor = (name: string, mandatory: boolean) => ({
  name,
  mandatory,
  ...(isGivenByEach(name) && { each: true as const }),
})
