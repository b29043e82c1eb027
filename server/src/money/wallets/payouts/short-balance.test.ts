import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../../test/mailbox.ts'
import { enter, expectBooksToAgree, NO_LIMITS, quieten } from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import {
  type Earner,
  linkedEarner,
  moneyOf,
  paidAtProcessor,
  payoutsAgree,
  withdraw,
} from '../../../../test/wallets.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { tendPayouts } from './tend-payouts.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
afterEach(async () => {
  sandboxOf(server).wires.isShort = false
  server.clock.forward(DAY_MS)
  await tendPayouts.run(server.context, {})
  await quieten(server)
  await expectBooksToAgree(server)
  const { theirs, ours } = await payoutsAgree(server)
  expect(ours).toEqual(theirs)
})

const later = async (earner: Earner, ms: number) => {
  server.clock.forward(ms)
  await tendPayouts.run(server.context, {})
  earner.browser = await enter(server, earner.agent)
}
const short = (isShort = true) => {
  sandboxOf(server).wires.isShort = isShort
}
const newest = async ({ browser }: Earner) => (await browser.get('/wallets')).body.data.payouts[0]
const newStaff = async () => enter(server, await makePerson(server, { staff: true }))
const alarms = async () =>
  (await (await newStaff()).get('/staff/payment-alarms?limit=100')).body.data.items.filter(
    ({ kind }: { kind: string }) => kind === 'balance_short',
  )
const triesOf = async (id: string) =>
  (
    await server.context.db
      .selectFrom('payout')
      .select('tries')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).tries
const subjectsTo = async ({ agent }: Earner) =>
  (await mailsTo(server, agent.email)).map(({ subject }) => subject)

const WAITS = 'It is on its way: we are waiting for our bank. You do not have to do anything.'

test('a payout for which too little of our money is there waits, is told once, and goes out once', async () => {
  const earner = await linkedEarner(server)
  short()
  const { id } = (await withdraw(server, earner, 100_00)).body.data
  const before = (await paidAtProcessor(server)).length
  await server.jobsDone()
  await later(earner, 0)
  expect(await newest(earner)).toMatchObject({ id, slug: 'pending', waits_for: WAITS, reason: null })
  expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 325_00, transit: 100_00 })
  expect((await mailAbout(server, earner.agent.email, /\$100\.00 waits$/)).text).toContain(WAITS)
  expect(await alarms()).toMatchObject([{ details: { amount: '10000', currency: 'USD' } }])
  const staffs = (await (await newStaff()).get('/staff/payouts?limit=100')).body.data.items
  expect(staffs.find((one: { id: string }) => one.id === id)).toMatchObject({
    waits_for: 'It waits: too little of our money is with the processor. It is tried again by itself.',
  })
  const tries: number[] = []
  for (const minutes of [9, 1, 19, 1, 39, 1, 79, 1]) {
    await later(earner, minutes * MINUTE_MS)
    tries.push(await triesOf(id))
  }
  expect(tries).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
  for (let day = 0; day < 30; day++) await later(earner, DAY_MS)
  expect(await newest(earner)).toMatchObject({ id, slug: 'pending', waits_for: WAITS })
  expect((await alarms()).length).toBeGreaterThan(25)
  expect((await subjectsTo(earner)).filter((subject) => / waits$/.test(subject))).toHaveLength(1)
  short(false)
  await later(earner, 12 * HOUR_MS)
  expect(await newest(earner)).toMatchObject({ id, slug: 'accepted', waits_for: null })
  await later(earner, DAY_MS)
  expect(await newest(earner)).toMatchObject({ id, slug: 'processed', waits_for: null })
  expect(await paidAtProcessor(server)).toHaveLength(before + 1)
  expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 325_00, transit: 0 })
  expect((await subjectsTo(earner)).join()).not.toContain('was not made')
})

test('two nodes that find too little at once count one try', async () => {
  const earner = await linkedEarner(server)
  short()
  const { id } = (await withdraw(server, earner, 100_00)).body.data
  await Promise.all([server.runJobs(), tendPayouts.run(server.context, {}), server.runJobs()])
  expect(await triesOf(id)).toBe(1)
})

test('what waits for our bank can be cancelled, and is not sent to whom we suspended meanwhile', async () => {
  const earner = await linkedEarner(server)
  short()
  const first = (await withdraw(server, earner, 100_00)).body.data.id
  const second = (await withdraw(server, earner, 50_00)).body.data.id
  await server.jobsDone()
  expect((await earner.browser.post(`/wallets/withdrawals/${first}/cancel`)).body.data.slug).toBe('cancelled')
  const reason = 'We look into complaints.'
  await (await newStaff()).post(`/staff/people/${earner.agent.id}/suspension`, { reason })
  short(false)
  await later(earner, DAY_MS)
  const { items } = (await (await newStaff()).get('/staff/payouts?limit=100')).body.data
  expect(items.find(({ id }: { id: string }) => id === second)).toMatchObject({
    ...{ slug: 'pending', waits_for: 'It waits: this agent is suspended.' },
  })
  const mailsOfSecond = async () =>
    (await subjectsTo(earner)).filter((subject) => /\$50\.00 waits$/.test(subject)).length
  expect(await mailsOfSecond()).toBe(2)
  expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 375_00, transit: 50_00 })
  // It waits for our bank once more, which the agent last read of before the suspension.
  short()
  expect((await (await newStaff()).delete(`/staff/people/${earner.agent.id}/suspension`)).status).toBe(200)
  await later(earner, DAY_MS)
  expect(await mailsOfSecond()).toBe(3)
})
