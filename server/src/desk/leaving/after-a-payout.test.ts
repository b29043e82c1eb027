import { dayIn } from '@sojourn/contract/dates/clocks'
import { longDay } from '@sojourn/contract/dates/moments'
import { act } from '@sojourn/sandbox/control/act'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, expectBooksToAgree, NO_LIMITS } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { deliverNews, sandboxOf } from '../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { linkedEarner, moneyOf, walletOf, withdraw } from '../../../test/wallets.ts'
import { tendPayouts } from '../../money/wallets/payouts/tend-payouts.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { erasePeople } from './erase-people.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

/** It has arrived at their bank a moment ago. */
async function paidOut(amount = 425_00) {
  const earner = await linkedEarner(server)
  const { id } = (await withdraw(server, earner, amount)).body.data
  await server.jobsDone()
  server.clock.forward(2 * HOUR_MS)
  await tendPayouts.run(server.context, {})
  const payout = await server.context.db
    .selectFrom('payout')
    .select(['status', 'processor_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(payout.status).toBe('processed')
  earner.browser = await enter(server, earner.agent)
  return { earner, atBank: payout.processor_id ?? '', arrivedAt: server.clock.now() }
}
const dueIn = ({ id }: { id: string }, days: number) =>
  server.context.db
    .updateTable('person')
    .set({ deletion_due_at: new Date(server.clock.now().getTime() + days * DAY_MS) })
    .where('id', '=', id)
    .execute()
const isGone = async ({ id }: { id: string }) => {
  await erasePeople.run(server.context, {})
  await server.jobsDone()
  const { deleted_at } = await server.context.db
    .selectFrom('person')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return deleted_at !== null
}
const enterStaff = async () => enter(server, await makePerson(server, { staff: true }))
const alarms = async () => (await (await enterStaff()).get('/staff/payment-alarms?limit=100')).body.data.items

test('an account stays until its last payout cannot come back any more, and says until when', async () => {
  const { earner, arrivedAt } = await paidOut()
  const { agent, browser } = earner
  const asked = await browser.post('/account/deletion-requests')
  // The 14 days before a deletion are as long as a bank has.
  expect([asked.status, asked.body.data.against]).toEqual([200, []])
  await dueIn(agent, 5)
  const last = longDay(dayIn(new Date(arrivedAt.getTime() + 14 * DAY_MS), 'UTC'))
  expect((await browser.get('/account/deletion-requests')).body.data.against).toEqual([
    {
      words: `Your bank may send your last payout back until ${last}. Your account stays until then, so that the money finds you.`,
      place: 'wallet',
    },
  ])
  server.clock.forward(5 * DAY_MS)
  expect(await isGone(agent)).toBe(false)
  server.clock.forward(8 * DAY_MS)
  expect(await isGone(agent)).toBe(false)
  server.clock.forward(2 * DAY_MS)
  expect(await isGone(agent)).toBe(true)
})

test('who has less than the least asks all the same, and then withdraws the whole of it', async () => {
  const { earner } = await paidOut(419_00)
  const tooLittle = await withdraw(server, earner, 6_00)
  expect(tooLittle.body.errors).toEqual([{ field: 'amount', message: 'please enter at least $10.00' }])
  const asked = await earner.browser.post('/account/deletion-requests')
  expect([asked.status, asked.body.message]).toEqual([200, undefined])
  expect(asked.body.data.against).toEqual([
    {
      words: `You have earnings in your wallet. Please withdraw them, and wait until they have arrived. If your bank does not take so little, please write to ${server.context.settings.supportEmail}.`,
      place: 'wallet',
    },
  ])
  expect((await walletOf(earner)).balances[0]).toMatchObject({ available: 6_00, least: 6_00 })
  expect((await withdraw(server, earner, 5_00)).status).toBe(422)
  expect((await withdraw(server, earner, 6_00)).status).toBe(201)
  await server.jobsDone()
  server.clock.forward(2 * HOUR_MS)
  await tendPayouts.run(server.context, {})
  server.clock.forward(15 * DAY_MS)
  expect(await isGone(earner.agent)).toBe(true)
  await expectBooksToAgree(server)
})

/** Their bank sends the payout back after they are erased. */
async function cameBackToNobody() {
  const { earner, atBank } = await paidOut()
  await dueIn(earner.agent, 0)
  server.clock.forward(15 * DAY_MS)
  expect(await isGone(earner.agent)).toBe(true)
  await act(sandboxOf(server).house, 'fail', atBank)
  await deliverNews(server)
  await tendPayouts.run(server.context, {})
  return earner
}

/** A release before named only the alert there. */
const forgetPayoutInAuditLog = () =>
  server.context.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await tx
      .updateTable('audit_entry')
      .set({ details: sql`details - 'payout'` })
      .where('action', '=', 'settle_payment_alarm')
      .execute()
  })

test('a payout that comes back to nobody is for our team, told once', async () => {
  const { agent } = await cameBackToNobody()
  expect(await moneyOf(server, agent)).toMatchObject({ available: 425_00, transit: 0 })
  const open = await alarms()
  expect(open).toMatchObject([
    { kind: 'payout_without_owner', details: { amount: '42500', currency: 'USD' } },
  ])
  await expectBooksToAgree(server)

  const [found, first, second] = [await enterStaff(), await enterStaff(), await enterStaff()]
  const settle = () =>
    found.post(`/staff/payment-alarms/${open[0].id}/settlement`, { note: 'They wrote from SE12 3456.' })
  const answers = await Promise.all([settle(), settle()])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 409])
  expect(await moneyOf(server, agent)).toMatchObject({ available: 0, transit: 425_00 })
  const { items } = (await first.get('/staff/payouts')).body.data
  expect(items).toMatchObject([{ may: ['approve', 'refuse'], amount: { amount: 425_00 } }])
  const path = `/staff/payouts/${items[0].id}`
  const details = await first.post(`${path}/bank-details`)
  expect([details.status, details.body.data]).toMatchObject([
    200,
    { holder: '', account: '', found: { note: 'They wrote from SE12 3456.', at: expect.any(String) } },
  ])
  expect(details.body.data.found.by.uuid).toBe((await found.get('/account')).body.data.uuid)
  await forgetPayoutInAuditLog()
  const ofEarlierRelease = await first.post(`${path}/bank-details`)
  expect([ofEarlierRelease.status, ofEarlierRelease.body.data]).toEqual([200, details.body.data])
  expect((await first.post(`${path}/approval`)).status).toBe(200)
  expect((await first.post(`${path}/sent`, { reference: 'SEPA 7' })).status).toBe(409)
  expect((await second.post(`${path}/sent`, { reference: 'SEPA 7' })).status).toBe(200)
  expect((await second.post(`${path}/paid`)).status).toBe(200)
  expect(await moneyOf(server, agent)).toMatchObject({ available: 0, transit: 0 })
  expect(await alarms()).toEqual([])
  await expectBooksToAgree(server)
})

test('a transfer to nobody that is not made is for our team once more', async () => {
  const { agent } = await cameBackToNobody()
  const staff = await enterStaff()
  const settle = async () => {
    const [open] = await alarms()
    return staff.post(`/staff/payment-alarms/${open.id}/settlement`, { note: 'They wrote to us.' })
  }
  expect((await settle()).status).toBe(204)
  const [payout] = (await staff.get('/staff/payouts')).body.data.items
  const reason = 'The account that they named is closed.'
  expect((await staff.post(`/staff/payouts/${payout.id}/failure`, { reason })).status).toBe(200)
  expect(await moneyOf(server, agent)).toMatchObject({ available: 425_00, transit: 0 })
  expect(await alarms()).toMatchObject([{ kind: 'payout_without_owner' }])
  await expectBooksToAgree(server)
})
