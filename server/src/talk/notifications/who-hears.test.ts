import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder } from '../../../test/orders.ts'
import { enter } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import type { FactName, NewFact } from '../../ground/facts/facts.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { WHO_HEARS } from './who-hears.ts'

let server: TestApp
beforeAll(async () => {
  // Nothing follows from these facts but that people are told.
  server = await openTestApp()
  const { listeners } = server.context
  server.context.listeners = Object.fromEntries(
    Object.entries(listeners).map(([fact, { later }]) => [fact, { later }]),
  ) as typeof listeners
})
afterAll(() => server.close())

/** The steps a title can tell apart. */
const STEPS: { readonly [Name in FactName]?: readonly string[] } = {
  stage_set: ['S1', 'S2', 'S3', 'S4'],
  order_completed: ['O10', 'O11'],
  conflict_moved: ['K2', 'K3', 'K3d', 'O18'],
  refund_answered: ['R2', 'R3', 'R4'],
  document_asked: ['D1', 'D7'],
  meeting_missed: ['M5', 'M6'],
  payout_stopped: ['Y3', 'Y6', 'Y7'],
}

const rows = Object.keys(WHO_HEARS).flatMap((fact) =>
  (STEPS[fact as FactName] ?? ['X1']).map((step) => [fact as FactName, step] as const),
)

async function makeStory() {
  const client = await makePerson(server, { first_name: 'Ines' })
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true, first_name: 'Amara' })
  const staff = await makePerson(server, { staff: true })
  const order = await makeOrder(server, { client, agent, status: 'ongoing' })
  const review = await server.context.db
    .insertInto('review')
    .values({
      ...{ agent_id: agent.id, author_id: client.id, order_id: order.id, visa_id: 'de/student-visa' },
      ...{ country_iso: 'DE', star: '5', content: 'Clear and quick.', created_at: server.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { client, agent, staff, order, review }
}

const ABOUT_AGENT = /^(subscription|licence|verification|service|review|payout)_/

test.each(rows)('%s (%s)', async (fact, step) => {
  const { client, agent, staff, order, review } = await makeStory()
  const about = ABOUT_AGENT.test(fact)
    ? { agent: agent.id, ...(fact.startsWith('review') && { review: review.id }) }
    : { order: order.id, person: client.id, agent: agent.id }
  const details = { step, from: 'ongoing', to: 'ongoing', name: 'Passport', conflict: order.id }
  await transact(server.context, (tx) =>
    tell(server.context, tx, { fact, ...about, ...details } as NewFact<FactName> as never, SYSTEM),
  )
  await server.jobsDone()
  const heard = await Promise.all(
    Object.entries({ client, agent, staff }).map(async ([who, person]) => {
      const browser = await enter(server, person)
      const { items } = (await browser.get('/notifications')).body.data
      return items.map(
        ({ title, path }: Record<string, string>) => `${who}: ${title} → ${path?.replace(order.id, 'ID')}`,
      )
    }),
  )
  expect(heard.flat()).toMatchSnapshot()
})

test('whoever did it is not told', async () => {
  const { client, agent, order } = await makeStory()
  const fact = {
    fact: 'document_handed_over',
    ...{ order: order.id, document: order.id, name: 'Passport' },
    ...{ step: 'D2', from: 'ongoing', to: 'ongoing' },
  } as const
  await transact(server.context, (tx) =>
    tell(server.context, tx, fact, { id: client.id, mode: 'client', requestId: null }),
  )
  await server.jobsDone()
  const count = async (person: { id: string }) =>
    (await (await enter(server, person)).get('/notifications/unread-count')).body.data.unread
  expect([await count(client), await count(agent)]).toEqual([0, 1])
})
