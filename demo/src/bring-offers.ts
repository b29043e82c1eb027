import type { Context } from '../../server/src/context.ts'
import { DAY_MS, HOUR_MS } from '../../server/src/platform/clock.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { showOrderConversation } from '../../server/src/talk/conversations/show-conversation.ts'
import { declineOffer } from '../../server/src/work/offers/answer-offer.ts'
import { makeOffer } from '../../server/src/work/offers/make-offer.ts'
import { showOrder } from '../../server/src/work/orders/show-order.ts'
import { doneBy } from './demo-actor.ts'
import type { DemoOffer } from './demo-hires.ts'
import { asOf } from './past-context.ts'

interface Case {
  /** The order at which they are made. */
  uuid: string
  client: Person
  agent: Person
  offers: readonly DemoOffer[]
}

/** An offer beside the order is open, or was declined some hours later. */
export async function bringOffers(context: Context, { uuid, client, agent, offers }: Case) {
  for (const offer of offers) {
    const { uuid: conversation } = await showOrderConversation(context, client, uuid)
    const { country, visa } = await showOrder(context, client, uuid)
    const at = context.clock.now().getTime() - offer.hours_ago * HOUR_MS
    const then = asOf(context, new Date(at))
    const made = await makeOffer(doneBy(then, { ...agent, role: 'consultant' }), agent, conversation, {
      title: offer.title,
      included: offer.included,
      excluded: offer.excluded,
      country: country.id,
      visa: visa.id,
      currency: 'USD',
      meeting_length: null,
      revisions: 1,
      stages: [{ name: offer.title.slice(0, 80), delivers: '', days: offer.days, amount: offer.amount }],
      requirements: [],
      refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
      holds: Math.ceil((offer.hours_ago * HOUR_MS) / DAY_MS) + 6,
    })
    const { declined } = offer
    if (declined) {
      const later = asOf(context, new Date(at + 3 * HOUR_MS))
      await declineOffer(doneBy(later, client), client, made.uuid, declined)
    }
  }
}
