import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForExtra, openExtra, proposeExtra } from '../../../../test/offers.ts'
import { askForCompletion, makeWork, type PaidWork } from '../../../../test/paid-work.ts'
import { NO_LIMITS } from '../../../../test/payments.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { rounds } from '../../../../test/test-set.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { endOffers } from '../end-offers.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

const times = rounds(4, 200)
const accept = ({ asClient }: PaidWork, id: string) => asClient.post(`/offers/${id}/accept`, {})
const stateOf = async (id: string) =>
  (
    await server.context.db
      .selectFrom('offer')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status
const ordersOf = ({ id }: PaidWork) =>
  server.context.db
    .selectFrom('client_order')
    .select(['id', 'status', 'stage_no', 'stage_count', 'due_at', 'stage_plan'])
    .where('case_id', '=', id)
    .orderBy('stage_no')
    .execute()

/** However it ended, the case has the stage exactly where the extra is agreed. */
async function expectOneWay(work: PaidWork, id: string, status: number, others: readonly string[]) {
  const state = await stateOf(id)
  expect(['agreed', ...others]).toContain(state)
  expect(state === 'agreed').toBe(status === 201)
  const [first] = await ordersOf(work)
  expect(first?.stage_count).toBe(state === 'agreed' ? 2 : 1)
}

test('tabs that accept one extra add one stage, or its days once', async () => {
  for (let round = 0; round < times; round++) {
    const work = await makeWork(server)
    const priced = await openExtra(work)
    const days = await openExtra(work, { amount: null, days: 4 })
    const [before] = await ordersOf(work)
    const answers = await Promise.all([priced, days, priced, days, priced].map((id) => accept(work, id)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const [after, ...more] = await ordersOf(work)
    expect([after?.stage_count, more]).toEqual([2, []])
    expect(Number(after?.due_at) - Number(before?.due_at)).toBe(4 * DAY_MS)
  }
})

test('two extras accepted at once are two stages', async () => {
  for (let round = 0; round < times; round++) {
    const work = await makeWork(server)
    const ids = [await openExtra(work, { title: 'One' }), await openExtra(work, { title: 'Two' })]
    const answers = await Promise.all(ids.map((id) => accept(work, id)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const { body } = await work.asClient.get(`/orders/${work.id}`)
    const names = body.data.stages.items.map(({ name }: { name: string }) => name)
    expect(names.slice(1).toSorted()).toEqual(['One', 'Two'])
  }
})

test.each([
  [
    'is withdrawn',
    'taken_back',
    (work: PaidWork, id: string) => work.asAgent.post(`/offers/${id}/take-back`, {}),
  ],
  [
    'is declined in another tab',
    'declined',
    (work: PaidWork, id: string) => work.asClient.post(`/offers/${id}/decline`, { reason: 'No.' }),
  ],
  [
    'is replaced',
    'replaced',
    (work: PaidWork, id: string) => proposeExtra(work.asAgent, work.id, { replaces: id }),
  ],
] as const)('an extra that is accepted while it %s ends one way', async (_name, other, act) => {
  for (let round = 0; round < times; round++) {
    const work = await makeWork(server)
    const id = await openExtra(work)
    const [{ status }, against] = await Promise.all([accept(work, id), act(work, id)])
    expect([200, 201, 409]).toContain(against.status)
    await expectOneWay(work, id, status, [other])
    expect([status === 201, against.status === 409]).toEqual([status === 201, status === 201])
  }
})

test('an extra that is accepted while a conflict opens is agreed before it, or stays open', async () => {
  for (let round = 0; round < times; round++) {
    const work = await makeWork(server)
    const id = await openExtra(work)
    const [{ status }, opened] = await Promise.all([
      accept(work, id),
      work.asClient.post(`/orders/${work.id}/conflicts`, {
        reason: 'late',
        text: 'Nothing was filed, and nobody answers.',
      }),
    ])
    expect([opened.status, opened.body?.errors]).toEqual([201, undefined])
    await expectOneWay(work, id, status, ['open'])
    expect((await ordersOf(work))[0]?.status).toBe('conflicted')
  }
})

test('an extra that is accepted while the work is accepted is the next stage, or has ended', async () => {
  for (let round = 0; round < times; round++) {
    const work = await makeWork(server)
    const id = await openExtra(work)
    const request = await askForCompletion(work)
    const [{ status }, done] = await Promise.all([
      accept(work, id),
      work.asClient.post(`/orders/${work.id}/completion-requests/${request}/answer`, { accept: true }),
    ])
    expect(done.status).toBe(200)
    await expectOneWay(work, id, status, ['expired'])
    const orders = await ordersOf(work)
    expect(orders.map(({ status: one }) => one)).toEqual(
      status === 201 ? ['completed', 'awaiting_payment'] : ['completed'],
    )
  }
})

test('an extra that is accepted while its time ends is agreed or has ended', async () => {
  for (let round = 0; round < times; round++) {
    const work = await makeWork(server)
    const id = await openExtra(work)
    const now = server.clock.now()
    await server.context.db
      .updateTable('offer')
      .set({ warns_at: new Date(0), warned_at: now, ends_at: now })
      .where('id', '=', id)
      .execute()
    const [{ status }] = await Promise.all([accept(work, id), endOffers.run(server.context, {})])
    expect(status).toBe(409)
    await expectOneWay(work, id, status, ['expired'])
  }
})

test('a wish that is answered while it is withdrawn ends one way', async () => {
  for (let round = 0; round < times; round++) {
    const work = await makeWork(server)
    const wish = await askForExtra(work)
    const [answered, withdrawn] = await Promise.all([
      proposeExtra(work.asAgent, work.id, { replaces: wish }),
      work.asClient.post(`/offers/${wish}/take-back`, {}),
    ])
    const isAnswered = (await stateOf(wish)) === 'replaced'
    expect([answered.status, withdrawn.status]).toEqual(isAnswered ? [201, 409] : [409, 200])
    expect((await work.asClient.get(`/orders/${work.id}/extras`)).body.data).toHaveLength(isAnswered ? 1 : 0)
  }
})

test('proposals made at once stay within three', async () => {
  for (let round = 0; round < times; round++) {
    const work = await makeWork(server)
    const wanted = { title: 'More', wanted: 'Everything.' }
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => proposeExtra(work.asAgent, work.id)),
      ...Array.from({ length: 3 }, () => work.asClient.post(`/orders/${work.id}/wanted-extras`, wanted)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409])
  }
})
