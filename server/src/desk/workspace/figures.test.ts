import { randomUUID } from 'node:crypto'
import type { AgentFigures } from '@sojourn/contract/desk/today'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForCompletion, makeSides, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { enter } from '../../../test/payments.ts'
import { statementsOf } from '../../../test/rows-read.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { complete } from '../../../test/wallets.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

type Sides = Awaited<ReturnType<typeof makeSides>>
const figures = async ({ asAgent }: Pick<Sides, 'asAgent'>): Promise<AgentFigures> =>
  (await asAgent.get('/today')).body.data.agent.figures
const usd = (amount: number) => ({ amount, currency: 'USD' })
/** Sessions end meanwhile: both sign in again. */
async function moveTo(at: string, sides: Sides) {
  server.clock.forward(new Date(at).getTime() - server.clock.now().getTime())
  sides.asAgent = await enter(server, sides.agent)
  sides.shopper.browser = await enter(server, sides.shopper)
}
const signedIn = (work: PaidWork, { asAgent, shopper }: Sides): PaidWork => ({
  ...work,
  asAgent,
  asClient: shopper.browser,
})
const liveIn = ({ agent }: Sides, timezone: string) =>
  server.context.db.updateTable('person').set({ timezone }).where('id', '=', agent.id).execute()

test('what was released counts in the month it is in where the agent lives, in the wallet as well', async () => {
  const sides = await makeSides(server)
  const year = server.clock.now().getUTCFullYear() + 1
  // Half past eleven in the evening of UTC: in Tokyo it is the first of May.
  await moveTo(`${year}-04-30T23:30:00Z`, sides)
  await complete(await makeWork(server, sides))
  await moveTo(`${year}-05-31T15:30:00Z`, sides)
  await complete(await makeWork(server, sides))
  const told = async (zone: string) => {
    await liveIn(sides, zone)
    const { earned } = await figures(sides)
    expect((await sides.asAgent.get('/wallets')).body.data.months).toEqual(earned)
    return earned.map(({ month, amount }) => [month.slice(5), amount])
  }
  expect(await told('UTC')).toEqual([
    ['04', usd(425_00)],
    ['05', usd(425_00)],
  ])
  expect(await told('Asia/Tokyo')).toEqual([
    ['05', usd(425_00)],
    ['06', usd(425_00)],
  ])
  expect(await told('America/New_York')).toEqual([
    ['04', usd(425_00)],
    ['05', usd(425_00)],
  ])
  await moveTo(`${year}-06-01T02:00:00Z`, sides)
  await complete(await makeWork(server, sides))
  expect(await told('America/New_York')).toEqual([
    ['04', usd(425_00)],
    ['05', usd(850_00)],
  ])
  await liveIn(sides, 'America/New_York')
  expect((await figures(sides)).month).toBe(`${year}-05`)
  await liveIn(sides, 'Asia/Tokyo')
  expect((await figures(sides)).month).toBe(`${year}-06`)
})

test('work counts by its first handing in, in time or late, in this month and the one before', async () => {
  const sides = await makeSides(server)
  const year = server.clock.now().getUTCFullYear() + 1
  const due = (id: string, at: Date) =>
    server.context.db.updateTable('client_order').set({ due_at: at }).where('id', '=', id).execute()
  const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS)
  await moveTo(`${year}-02-10T12:00:00Z`, sides)
  const late = await makeWork(server, sides)
  await due(late.id, inDays(-1))
  const request = await askForCompletion(late)
  await moveTo(`${year}-03-03T12:00:00Z`, sides)
  // Sent back and handed in again: it is no second work.
  await sides.shopper.browser.post(`/orders/${late.id}/completion-requests/${request}/answer`, {
    ...{ accept: false, answer: 'A page is missing from it.' },
  })
  const inTime = await makeWork(server, sides)
  await due(inTime.id, inDays(1))
  await askForCompletion(inTime)
  const { present, before } = await figures(sides)
  expect([before.handed_in, before.on_time]).toEqual([1, 0])
  expect([present.handed_in, present.on_time]).toEqual([1, 1])
})

test('answers are timed from the first word that waits, and half of them were as quick', async () => {
  const sides = await makeSides(server)
  const year = server.clock.now().getUTCFullYear() + 1
  await moveTo(`${year}-02-10T12:00:00Z`, sides)
  const work = await makeWork(server, sides)
  expect((await figures(sides)).present).toMatchObject({ answers: 0, answer_minutes: null })
  const say = sayIn(work)
  await say(work.asClient, 'Is it done?')
  server.clock.forward(2 * MINUTE_MS)
  await say(work.asClient, 'Hello?')
  server.clock.forward(2 * MINUTE_MS)
  await say(work.asAgent, 'Nearly.')
  await say(work.asAgent, 'Tomorrow.')
  await say(work.asClient, 'Thank you.')
  expect((await figures(sides)).present).toMatchObject({ answers: 1, answer_minutes: 4 })
  server.clock.forward(MINUTE_MS)
  await say(work.asAgent, 'You are welcome.')
  await say(work.asClient, 'And now?')
  server.clock.forward(3 * MINUTE_MS)
  await say(work.asAgent, 'Now it is.')
  expect((await figures(sides)).present).toMatchObject({ answers: 3, answer_minutes: 3 })
  await moveTo(`${year}-03-10T12:00:00Z`, sides)
  const { present, before } = await figures(sides)
  expect(before).toMatchObject({ answers: 3, answer_minutes: 3 })
  expect(present).toMatchObject({ answers: 0, answer_minutes: null })
})

test('of a talk without end only the newest lines are timed', async () => {
  const sides = await makeSides(server)
  const work = await makeWork(server, sides)
  await sayIn(work)(work.asClient, 'Is it done?')
  await sql`
    insert into message (conversation_id, seq, said, sender_id, sender_side, client_id, body, created_at)
    select conversation.id, conversation.last_seq + line, conversation.said + line,
      case when line % 2 = 1 then ${sides.agent.id}::uuid else ${sides.shopper.id}::uuid end,
      case when line % 2 = 1 then 'agent' else 'client' end, gen_random_uuid(), 'Line ' || line, ${server.clock.now()}
    from conversation cross join generate_series(1, 300) line where conversation.order_id = ${work.id}`.execute(
    server.context.db,
  )
  expect((await figures(sides)).present).toMatchObject({ answers: 49, answer_minutes: 0 })
})

test('open value stands beside what was held when the month began, whatever became of it since', async () => {
  const sides = await makeSides(server)
  const year = server.clock.now().getUTCFullYear() + 1
  const heldBefore = async () => (await figures(sides)).held_before
  await moveTo(`${year}-04-10T12:00:00Z`, sides)
  const [first, second] = [await makeWork(server, sides), await makeWork(server, sides)]
  await complete(await makeWork(server, sides))
  expect(await heldBefore()).toEqual([])
  await moveTo(`${year}-05-01T12:00:00Z`, sides)
  await makeWork(server, sides)
  expect(await heldBefore()).toEqual([usd(1000_00)])
  await complete(signedIn(first, sides))
  expect(await heldBefore()).toEqual([usd(1000_00)])
  await moveTo(`${year}-06-01T12:00:00Z`, sides)
  await complete(signedIn(second, sides))
  expect(await heldBefore()).toEqual([usd(1000_00)])
})

test('the page of an agent is asked in as many statements, however much they have', async () => {
  const sides = await makeSides(server)
  const count = async () =>
    (await statementsOf(server.context.pool, () => sides.asAgent.get('/today'))).filter(({ text }) =>
      /client_order|earned_month|message/.test(text),
    ).length
  await makeWork(server, sides)
  const before = await count()
  expect(before).toBeLessThan(10)
  await complete(await makeWork(server, sides))
  await makeWork(server, sides)
  expect(await count()).toBe(before)
})

function sayIn(work: PaidWork) {
  let conversation: Promise<string> | undefined
  return async (who: PaidWork['asClient'], message: string) => {
    conversation ??= who.get(`/orders/${work.id}/conversation`).then(({ body }) => body.data.uuid)
    const path = `/conversations/${await conversation}/messages`
    const { status, text } = await who.post(path, { client_id: randomUUID(), message })
    if (status !== 201) throw new Error(text)
  }
}
