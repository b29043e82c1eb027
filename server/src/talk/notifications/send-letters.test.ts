import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeOrder } from '../../../test/orders.ts'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import type { FactName, NewFact } from '../../ground/facts/facts.ts'
import { tell } from '../../ground/facts/tell.ts'
import { letters } from '../../letters.ts'
import { transact } from '../../platform/database/transact.ts'
import { type By, SYSTEM } from '../../platform/http/by.ts'
import { withLetters } from './send-letters.ts'
import { WHO_HEARS } from './who-hears.ts'

let server: TestApp
beforeAll(async () => {
  // Nothing follows from these facts but that people get letters of them.
  server = await openTestApp()
  const nobody = Object.fromEntries(Object.keys(server.context.listeners).map((fact) => [fact, {}]))
  const write = () => ({
    key: `letter:${Math.random()}`,
    subject: 'A letter',
    heading: 'A letter',
    paragraphs: [],
  })
  const all = Object.fromEntries(
    Object.entries(WHO_HEARS).map(([fact, rows]) => [
      fact,
      Object.fromEntries(rows.flatMap(({ letter }) => (letter ? [[letter, write]] : []))),
    ]),
  )
  server.context.listeners = withLetters(all, nobody as never)
})
afterAll(() => server.close())

const ofRow = Object.entries(WHO_HEARS).flatMap(([fact, rows]) =>
  rows.flatMap(({ letter }) => (letter ? [`${fact}: ${letter}`] : [])),
)
const ofRoom = Object.entries(letters).flatMap(([fact, named]) =>
  Object.keys(named).map((letter) => `${fact}: ${letter}`),
)

test('each letter that somebody hears by is written by a room, and none is written for nobody', () => {
  expect(ofRoom.toSorted()).toEqual([...new Set(ofRow)].toSorted())
})

test('what has no title has a letter, and what is needed by letter says so for both', () => {
  for (const [fact, rows] of Object.entries(WHO_HEARS))
    for (const { title, letter, kind } of rows) {
      expect(title ?? letter, fact).toBeDefined()
      if (kind === 'money') expect(title, fact).toBeNull()
    }
})

async function people() {
  const client = await makePerson(server)
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const order = await makeOrder(server, { client, agent, status: 'ongoing' })
  return { client, agent, order }
}

const say = (fact: object, by: By = SYSTEM) =>
  transact(server.context, (tx) => tell(server.context, tx, fact as NewFact<FactName> as never, by))

const asClient = (id: string): By => ({ id, mode: 'client', requestId: null })

async function lettersOf(...readers: { email: string }[]) {
  await server.jobsDone()
  return Promise.all(readers.map(async ({ email }) => (await mailsTo(server, email)).length))
}

const closed = (order: string) => ({
  ...{ fact: 'conflict_closed', order, conflict: order, step: 'O14b', from: 'conflicted', to: 'ongoing' },
})

describe('a letter', () => {
  test('goes to both sides, and to whoever did it where it is a receipt', async () => {
    const { client, agent, order } = await people()
    await say(closed(order.id), asClient(client.id))
    expect(await lettersOf(client, agent)).toEqual([1, 1])
  })

  test('goes to nobody who did it else', async () => {
    const { client, agent, order } = await people()
    await say({ ...closed(order.id), fact: 'refund_asked', step: 'R1' }, asClient(client.id))
    expect(await lettersOf(client, agent)).toEqual([0, 1])
  })

  test('tells only of the steps it is of', async () => {
    const { client, agent, order } = await people()
    await say({ ...closed(order.id), fact: 'refund_answered', step: 'R2' })
    expect(await lettersOf(client, agent)).toEqual([0, 0])
    await say({ ...closed(order.id), fact: 'refund_answered', step: 'R3' })
    expect(await lettersOf(client, agent)).toEqual([1, 1])
  })

  test('goes to nobody who deleted their account', async () => {
    const { client, agent, order } = await people()
    await server.context.db
      .updateTable('person')
      .set({ deleted_at: server.clock.now() })
      .where('id', '=', client.id)
      .execute()
    await say(closed(order.id))
    expect(await lettersOf(client, agent)).toEqual([0, 1])
  })

  test('that is needed goes out whatever its reader chose', async () => {
    const { client, agent, order } = await people()
    await server.context.db
      .insertInto('notice_preference')
      .values({
        person_id: client.id,
        preferences: JSON.stringify({ mail: { orders: false } }),
        updated_at: server.clock.now(),
      })
      .execute()
    await say(closed(order.id))
    expect(await lettersOf(client, agent)).toEqual([1, 1])
  })

  test('of what passes is sent though the fact is not kept', async () => {
    const { client, agent, order } = await people()
    await say({ fact: 'decision_nears', order: order.id, conflict: order.id })
    expect(await lettersOf(client, agent)).toEqual([1, 1])
    const kept = server.context.db.selectFrom('fact').select('id').where('fact', '=', 'decision_nears')
    expect(await kept.execute()).toEqual([])
  })

  test('keeps nothing of what was told along', async () => {
    const { order } = await people()
    await say({ ...closed(order.id), along: { order: { secret: 'words' } } })
    const { details } = await server.context.db
      .selectFrom('fact')
      .select('details')
      .where('order_id', '=', order.id)
      .where('fact', '=', 'conflict_closed')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(details)).not.toContain('along')
  })
})
