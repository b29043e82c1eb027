import { DAY_MS } from '../../server/src/platform/clock.ts'
import { recordReview } from '../../server/src/talk/reviews/record-review.ts'
import type { Begun } from './bring-services.ts'
import { setReply } from './past-work-store.ts'
import type { DemoAgent } from './people/demo-people.ts'
import { idOf, type Story } from './story.ts'

/** The work was done before orders were kept here. */
export async function bringReviews(telling: Story, agent: DemoAgent, services: Begun[]) {
  for (const { from, star, on, service, content, reply } of agent.reviews) {
    const about = services[service]
    if (!about) throw new Error(`${from} reviews a service ${agent.username} does not have`)
    const written = new Date(`${on}T12:00:00Z`)
    const review = await recordReview(telling.on(written), telling.tx, {
      agent_id: agent.id,
      author_id: idOf(from),
      service_id: about.id,
      order_id: null,
      visa_id: about.visa_id,
      country_iso: about.country,
      star,
      content,
      created_at: written,
    })
    if (reply) await setReply(telling.tx, review.id, reply, new Date(written.getTime() + DAY_MS))
  }
}
