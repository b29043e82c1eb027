import { DAY_MS } from '../src/platform/clock.ts'
import { makeTalk, type Talk } from './conversations.ts'
import type { Browser } from './people.ts'
import type { TestApp } from './start-app.ts'

export const OFFER = {
  title: 'Your student visa with your daughter',
  included: 'Both applications, from the forms to the appointment.',
  excluded: 'Translations.',
  country: 'DE',
  visa: 'de/student-visa',
  currency: 'USD',
  stages: [{ name: 'Both visas', delivers: 'Two visas', days: 30, amount: 900_00 }],
  meeting_length: null,
  requirements: [{ name: 'Passport', mandatory: true }],
  refund_schedule: { before_start: 100, before_filing: 40, after_filing: 10 },
  revisions: 2,
  holds: 7,
}

export const offerIn = (browser: Browser, conversation: string, wanted: object = {}) =>
  browser.post(`/conversations/${conversation}/offers`, { ...OFFER, ...wanted })

/** An open offer of the agent of a conversation. */
export async function openOffer({ asAgent, id }: Talk, wanted: object = {}): Promise<string> {
  const { body, text } = await offerIn(asAgent, id, wanted)
  if (!body?.data) throw new Error(text)
  return body.data.uuid
}

export const EXTRA = {
  title: 'Rehearse the interview',
  included: 'Two rehearsals of an hour each.',
  excluded: '',
  amount: 120_00 as number | null,
  days: 5,
  revisions: 1,
  holds: 7,
}

export const proposeExtra = (browser: Browser, order: string, wanted: object = {}) =>
  browser.post(`/orders/${order}/extras`, { ...EXTRA, ...wanted })

/** An extra that waits for its client. */
export async function openExtra(
  { asAgent, id }: { asAgent: Browser; id: string },
  wanted: object = {},
): Promise<string> {
  const { body, text } = await proposeExtra(asAgent, id, wanted)
  if (!body?.data) throw new Error(text)
  return body.data.uuid
}

export async function askForExtra({ asClient, id }: { asClient: Browser; id: string }): Promise<string> {
  const { body, text } = await asClient.post(`/orders/${id}/wanted-extras`, {
    title: 'A visa for my daughter',
    wanted: 'She is six and comes along.',
  })
  if (!body?.data) throw new Error(text)
  return body.data.uuid
}

/** A client and an agent with a paid order, of whom the agent may offer more. */
export async function makeOfferTalk(server: TestApp): Promise<Talk> {
  const talk = await makeTalk(server)
  await server.context.db
    .updateTable('agent')
    .set({ found_since: server.clock.now() })
    .where('person_id', '=', talk.agent.id)
    .execute()
  return talk
}

interface Put {
  client_id: string
  agent_id: string
  conversation_id: string | null
  order_id: string
  goal_id: number
}

/** An open offer as if its agent had made it. */
export function putOffer({ context, clock }: TestApp, sides: Put) {
  const now = clock.now()
  return context.db
    .insertInto('offer')
    .values({
      ...sides,
      ...{ title: OFFER.title, description: OFFER.included, excluded: OFFER.excluded },
      ...{ price_amount: 900_00, currency: 'USD', delivery_days: 30, revisions: 2 },
      requirements: JSON.stringify(OFFER.requirements),
      refund_schedule: JSON.stringify(OFFER.refund_schedule),
      stages: JSON.stringify(OFFER.stages),
      ...{ country_iso: 'DE', visa_id: 'de/student-visa', visa_name: 'Student visa' },
      purposes: JSON.stringify([{ id: 'study', name: 'Study' }]),
      ends_at: new Date(now.getTime() + 7 * DAY_MS),
      warns_at: new Date(now.getTime() + 6 * DAY_MS),
      ...{ created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
