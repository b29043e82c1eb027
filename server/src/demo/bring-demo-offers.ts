import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { recordReview } from '../reviews/record-review.ts'
import { createService } from '../services/create-service.ts'
import { publishService } from '../services/publish-service.ts'
import { asThemselves } from './as-themselves.ts'
import type { DemoPeople } from './demo-people.ts'
import { addLicenceOf, hasOffers, setAgentFacts } from './offer-store.ts'

type Agent = DemoPeople['agents'][number]

/** What the story's agents offer and what was said of them, once. */
export async function bringDemoOffers(context: Context, { agents, clients }: DemoPeople) {
  if (await hasOffers(context.db)) return
  await transact(context, async (tx) => {
    const inside: Context = { ...context, tx, db: tx }
    for (const agent of agents) {
      await setAgentFacts(tx, agent.id, factsOf(agent))
      if (agent.licence) await addLicenceOf(tx, agent.id, agent.licence, context.clock.now())
      const serviceIds = await bringServices(inside, agent)
      for (const [index, review] of agent.reviews.entries()) {
        const service = agent.services[review.service]
        const author = clients[index % clients.length]
        if (!service || !author) continue
        await recordReview(inside, tx, {
          agent_id: agent.id,
          author_id: author.id,
          service_id: serviceIds[review.service] ?? null,
          order_id: null,
          visa_id: visaOf(service),
          country_iso: service.country,
          star: review.star,
          content: review.content,
          created_at: new Date(`${review.date}T12:00:00Z`),
        })
      }
    }
  })
}

const factsOf = ({ headline, languages, country, city, completed_orders, response_hours }: Agent) => ({
  headline,
  languages: languages.map(([code]) => code),
  country,
  city,
  completed_orders,
  response_minutes: response_hours === null ? null : response_hours * 60,
})

const visaOf = ({ country, visa }: Agent['services'][number]) =>
  visa ? `${country.toLowerCase()}/${visa}` : 'general/visit'

async function bringServices(context: Context, agent: Agent) {
  const ids: string[] = []
  const actor = asThemselves(context, agent.id)
  for (const service of agent.services) {
    const { id } = await createService(context, actor, {
      country: service.country,
      visa: visaOf(service),
      title: service.title,
      description: service.description,
      price: service.price,
      delivery_time: service.delivery_days,
      delivery_unit: 'Day',
      meeting_length: service.meeting_minutes,
      requirements: service.requirements.map((name) => ({ name, mandatory: true })),
    })
    await publishService(context, actor, id)
    ids.push(id)
  }
  return ids
}
