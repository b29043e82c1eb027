import { DAY_MS } from '../../server/src/platform/clock.ts'
import type { Reviewed } from './bring-past-reviews.ts'
import { servicesOfAgents } from './past-work-store.ts'
import type { DemoAgent } from './people/demo-people.ts'
import type { Story } from './story.ts'

const ORDERS_A_REVIEW = 4
/** The reviews with a story of their own stay the newest by it. */
const BEFORE_THEM_MS = 10 * DAY_MS

export async function reviewedBefore({ tx }: Story, agents: DemoAgent[]): Promise<Reviewed[]> {
  const busy = agents.filter(({ orders, reviews }) => Math.round(orders / ORDERS_A_REVIEW) > reviews.length)
  if (busy.length === 0) return []
  const services = await servicesOfAgents(
    tx,
    busy.map(({ id }) => id),
  )
  return busy.map(({ id, orders, reviews, verified_on = '' }) => {
    const oldest = reviews.map(({ on }) => Date.parse(on)).toSorted((one, other) => one - other)[0] ?? 0
    const from = Date.parse(verified_on) + DAY_MS
    return {
      id,
      reviews: Math.round(orders / ORDERS_A_REVIEW) - reviews.length,
      stars: reviews.reduce((sum, { star }) => sum + star, 0) / reviews.length,
      from: new Date(from),
      until: new Date(Math.max(from, oldest - BEFORE_THEM_MS)),
      services: services.filter(({ agent_id }) => agent_id === id),
    }
  })
}
