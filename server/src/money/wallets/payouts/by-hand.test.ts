import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailAbout } from '../../../../test/mailbox.ts'
import { enter, expectBooksToAgree } from '../../../../test/payments.ts'
import { type Browser, makePerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { type Earner, linkByHand, makeEarner, moneyOf, withdraw } from '../../../../test/wallets.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { fillPayouts } from './fill-payouts.ts'

let server: TestApp
let earner: Earner
let first: Browser
let second: Browser
let id: string
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  earner = await makeEarner(server)
  await linkByHand(server, earner)
  first = await enter(server, await makePerson(server, { staff: true, first_name: 'Kofi' }))
  second = await enter(server, await makePerson(server, { staff: true, first_name: 'Mira' }))
  id = (await withdraw(server, earner, 100_00)).body.data.id
})

const payout = (what: string, staff: Browser, body?: object) =>
  staff.post(`/staff/payouts/${id}/${what}`, body)
const mine = async (staff: Browser, tab: string) =>
  (await staff.get(`/staff/payouts?filter[tab]=${tab}&limit=100`)).body.data.items.find(
    (item: { id: string }) => item.id === id,
  )
const reference = { reference: 'TX-2026-77' }

describe('a transfer by hand', () => {
  test('is approved by one person and sent by another, then arrives', async () => {
    expect(await mine(first, 'waiting')).toMatchObject({
      may: ['approve', 'refuse'],
      hint: 'Union Bank •••• 5555',
    })
    expect((await payout('sent', first, reference)).body.message).toBe(
      'Please have this payout approved first.',
    )
    expect((await payout('approval', first)).body.data).toMatchObject({ may: ['refuse'] })
    expect((await payout('sent', first, reference)).body.message).toBe(
      'You approved this payout. Please ask a colleague to send it.',
    )
    expect((await payout('sent', second, reference)).body.data).toMatchObject({
      ...{
        slug: 'accepted',
        approved_by: { full_name: 'Kofi Example' },
        sent_by: { full_name: 'Mira Example' },
      },
    })
    expect((await payout('paid', first)).body.data).toMatchObject({ slug: 'processed' })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 325_00, transit: 0 })
    expect((await payout('paid', first)).status).toBe(409)
    await expectBooksToAgree(server)
  })

  test('that is approved is made, so its agent does not cancel it; our team still refuses it', async () => {
    const cancel = async () => {
      earner.browser = await enter(server, earner.agent)
      return earner.browser.post(`/wallets/withdrawals/${id}/cancel`)
    }
    const own = async () => (await earner.browser.get('/wallets/withdrawals')).body.data.items[0]
    await payout('approval', first)
    const { status, body } = await cancel()
    expect([status, body.message]).toEqual([
      409,
      'Our team is making this transfer, so you cannot change it any more.',
    ])
    expect(await own()).toMatchObject({ id, slug: 'pending', may: [] })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 325_00, transit: 100_00 })
    expect((await payout('failure', first, { reason: 'The name is another one.' })).status).toBe(200)
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })

    id = (await withdraw(server, earner, 100_00)).body.data.id
    expect(await own()).toMatchObject({ id, may: ['cancel'] })
    expect((await cancel()).body.data).toMatchObject({ slug: 'cancelled', may: [] })
  })

  test('that failed or came back is available again and may be tried again, once', async () => {
    await payout('approval', first)
    await payout('sent', second, reference)
    await payout('paid', second)
    const reason = 'The bank says that the account is closed.'
    const failed = await payout('failure', first, { reason })
    expect(failed.body.data).toMatchObject({ slug: 'failed', is_returned: true, reason, may: ['retry'] })
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
    expect(await mine(first, 'failed')).toBeDefined()
    const again = await payout('retry', first)
    expect([again.status, again.body.data]).toMatchObject([201, { slug: 'pending', asked_by: 'staff' }])
    const { text } = await mailAbout(server, earner.agent.email, /^We try your payout of \$100\.00 again$/)
    expect(text).not.toContain('change your password')
    expect((await payout('retry', first)).body.message).toBe('This payout was tried again already.')
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 325_00, transit: 100_00 })
    await expectBooksToAgree(server)
  })

  test('is refused with a reason that its agent reads', async () => {
    const reason = 'The name on the account is not yours.'
    expect((await payout('failure', first, { reason })).body.data).toMatchObject({ slug: 'rejected', reason })
    const { text } = await mailAbout(server, earner.agent.email, /\$100\.00 was not made$/)
    expect(text).toContain(reason)
    expect(text).toContain('Check your bank account there, then withdraw again.')
    expect(text).not.toContain('once payouts go on')
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00 })
  })

  test('needs the bank details, and whoever opens them is written down', async () => {
    const opened = await payout('bank-details', first)
    expect(opened.body.data).toMatchObject({ account: 'GB33BUKB20201555555555', holder: 'Amara Okafor' })
    const log = await first.get(`/staff/audit-log?subject=${earner.agent.id}`)
    expect(log.body.data.items[0]).toMatchObject({ action: 'open_bank_details' })
    expect((await mine(first, 'waiting')) && (await first.get('/staff/payouts')).text).not.toContain('BUKB')
  })

  test('of all that its agent has is approved like any other', async () => {
    id = (await withdraw(server, earner, 325_00)).body.data.id
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 0, transit: 425_00 })
    expect((await payout('approval', first)).body.data).toMatchObject({ may: ['refuse'] })
  })

  test('is not approved while payouts of the agent are paused', async () => {
    await first.post(`/staff/people/${earner.agent.id}/payout-pause`, { reason: 'We look into a complaint.' })
    expect((await payout('approval', first)).body.message).toContain('are paused')
  })

  test('left without a time by a server of the release before is looked at again, and one that is over is not', async () => {
    const looked = async (payoutId: string) =>
      (
        await server.context.db
          .selectFrom('payout')
          .select('look_at')
          .where('id', '=', payoutId)
          .executeTakeFirstOrThrow()
      ).look_at
    const waits = (await withdraw(server, earner, 50_00)).body.data.id
    expect((await payout('failure', first, { reason: 'The name is another one.' })).status).toBe(200)
    await server.context.db
      .updateTable('payout')
      .set({ look_at: null })
      .where('id', 'in', [id, waits])
      .execute()
    const now = server.clock.now()
    await inTransaction(server.context.db, (tx) => fillPayouts.run(server.context, tx, now))
    expect([await looked(waits), await looked(id)]).toEqual([now, null])
  })

  test('approved by two at once is approved by one', async () => {
    const answers = await Promise.all([payout('approval', first), payout('approval', second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('the client-money statement tells what was held on each day, and for whom', async () => {
  const { body } = await first.get('/staff/client-money')
  const [today] = body.data
  const held = Object.fromEntries(
    today.held.map(({ account, amount }: never) => [account, (amount as { amount: number }).amount]),
  )
  expect(held.payout_transit).toBeGreaterThanOrEqual(100_00)
  expect(today.held_total).toBe(Object.values(held).reduce((sum: number, amount) => sum + Number(amount), 0))
  expect(today.surplus).toBe(today.at_processor - today.held_total)
  const csv = await first.get(`/staff/client-money/${today.day}/csv`)
  expect(csv.text).toContain(`${today.day},payout_transit,${earner.agent.id},,USD,100.00`)
  expect((await first.get('/staff/client-money/2026-01-01/csv')).text.trim().split('\r\n')).toHaveLength(1)
})
