import { act } from '@sojourn/sandbox/control/act'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../../test/mailbox.ts'
import { enter, expectBooksToAgree, NO_LIMITS, quieten } from '../../../../test/payments.ts'
import { deliverNews, sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import {
  codeFor,
  type Earner,
  link,
  linkByHand,
  linkedEarner,
  makeEarner,
  moneyOf,
  payoutsAgree,
  walletOf,
  withdraw,
} from '../../../../test/wallets.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { tendPayouts } from '../payouts/tend-payouts.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
  const { theirs, ours } = await payoutsAgree(server)
  expect(ours).toEqual(theirs)
})

const CHANGED = 'Your bank account for payouts changed'
const changes = async (email: string) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject === CHANGED)
const later = async (earner: Earner, ms = 0) => {
  server.clock.forward(ms)
  earner.browser = await enter(server, earner.agent)
}
/** The processor's own pages do this, and tell of it. */
const atProcessor = async (account: string, ...does: ('another_bank' | 'ask_more' | 'accept')[]) => {
  for (const name of does) await act(sandboxOf(server).house, name, account)
  await deliverNews(server)
}
const in72Hours = () => ({
  reason: 'Your bank account changed.',
  ends_at: new Date(server.clock.now().getTime() + 72 * HOUR_MS).toISOString(),
})
const linked = async () => {
  const earner = await makeEarner(server)
  const account = await link(server, earner)
  return { earner, account }
}

describe('a bank account', () => {
  test('is shown by its name and end once the processor knows it, and told of once', async () => {
    const { earner } = await linked()
    expect((await walletOf(earner)).wallet).toMatchObject({ hint: 'Bank of Test •••• 0001' })
    expect((await withdraw(server, earner, 20_00)).body.data.hint).toBe('Bank of Test •••• 0001')
    expect(await changes(earner.agent.email)).toHaveLength(1)
  })

  test('that is linked again as it was is no change: nobody is told, and payouts go on', async () => {
    const { earner, account } = await linked()
    const wallets = server.context.db.selectFrom('wallet').where('agent_id', '=', earner.agent.id)
    const looksIn = async () =>
      Number((await wallets.select('look_at').executeTakeFirst())?.look_at) - server.clock.now().getTime()
    await atProcessor(account, 'ask_more')
    expect((await walletOf(earner)).wallet.status).toEqual([-3, 'Incomplete'])
    expect(await looksIn(), 'its owner may put it right at any minute').toBe(10 * MINUTE_MS)
    await atProcessor(account, 'accept')
    expect(await looksIn()).toBe(DAY_MS)
    await later(earner, DAY_MS + 1)
    await tendPayouts.run(server.context, {})
    const { wallet, pause } = await walletOf(earner)
    expect([wallet.status, pause]).toEqual([[1, 'Linked'], null])
    expect(await changes(earner.agent.email)).toHaveLength(1)
    expect((await withdraw(server, earner, 20_00)).status).toBe(201)
  })

  test('of a release that did not ask where it goes is learned without a word', async () => {
    const { earner } = await linked()
    const forget = { destination: null, hint: null, look_at: server.clock.now() }
    await server.context.db
      .updateTable('wallet')
      .set(forget)
      .where('agent_id', '=', earner.agent.id)
      .execute()
    await tendPayouts.run(server.context, {})
    const { wallet, pause } = await walletOf(earner)
    expect([wallet.hint, pause]).toEqual(['Bank of Test •••• 0001', null])
    expect(await changes(earner.agent.email)).toHaveLength(1)
  })
})

describe('another bank account', () => {
  test('given while details were missing pauses payouts and tells every address', async () => {
    const { earner, account } = await linked()
    const now = server.clock.now()
    const before = `owner-${earner.agent.id.slice(0, 8)}@example.com`
    await server.context.db
      .insertInto('email_change')
      .values({
        ...{ person_id: earner.agent.id, old_email: before, new_email: earner.agent.email },
        ...{ old_token_hash: Buffer.from(`o${earner.agent.id}`) },
        ...{ new_token_hash: Buffer.from(`n${earner.agent.id}`) },
        ...{ changed_at: now, created_at: now, expires_at: now },
      })
      .execute()
    await later(earner, 20 * DAY_MS)
    await atProcessor(account, 'ask_more', 'another_bank')
    const at = in72Hours()
    expect((await walletOf(earner)).pause).toEqual(at)
    server.clock.forward(60_000)
    await atProcessor(account, 'accept')
    expect((await walletOf(earner)).pause).toEqual(at)
    const [told, ...more] = (await changes(earner.agent.email)).filter(({ text }) =>
      text.includes('now go to'),
    )
    expect(more).toEqual([])
    expect(told?.text).toContain(
      'Payouts now go to Bank of Elsewhere •••• 0005. Before, they went to Bank of Test •••• 0001.',
    )
    expect((await mailAbout(server, before, new RegExp(CHANGED))).text).toContain('Bank of Elsewhere')
    expect((await withdraw(server, earner, 20_00)).body.message).toBe(
      'Payouts are paused. Your bank account changed.',
    )
  })

  test('given on the processor’s own pages gives back what waits, and each change begins the pause anew', async () => {
    const other = await makeEarner(server)
    await linkByHand(server, other)
    const { earner, account } = await linked()
    await later(other)
    const ofOther = (await withdraw(server, other, 100_00)).body.data.id
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await atProcessor(account, 'another_bank')
    const { payouts, pause, wallet } = await walletOf(earner)
    // Another agent's payout waited too, and it is theirs as before.
    expect((await walletOf(other)).payouts[0]).toMatchObject({ id: ofOther, slug: 'pending' })
    expect(await moneyOf(server, other.agent)).toMatchObject({ available: 325_00, transit: 100_00 })
    expect(payouts[0]).toMatchObject({
      ...{ id, slug: 'rejected' },
      reason: 'Your bank account changed after you asked for this payout.',
    })
    expect([wallet.status, pause]).toEqual([[1, 'Linked'], in72Hours()])
    expect(await moneyOf(server, earner.agent)).toMatchObject({ available: 425_00, transit: 0 })
    await later(earner, 48 * HOUR_MS)
    await atProcessor(account, 'another_bank')
    expect((await walletOf(earner)).pause).toEqual(in72Hours())
    expect(await changes(earner.agent.email)).toHaveLength(3)
    await later(earner, 72 * HOUR_MS)
    expect((await withdraw(server, earner, 20_00)).status).toBe(201)
  })

  test('whose news were lost is seen before the next payout leaves', async () => {
    const { earner, account } = await linked()
    const { id } = (await withdraw(server, earner, 100_00)).body.data
    await act(sandboxOf(server).house, 'another_bank', account)
    await sandboxOf(server).takeDeliveries()
    await server.jobsDone()
    await later(earner)
    const { payouts, pause } = await walletOf(earner)
    expect(payouts[0]).toMatchObject({ id, slug: 'rejected' })
    expect(pause).toEqual(in72Hours())
    expect(await changes(earner.agent.email)).toHaveLength(2)
  })

  test('is written down for the agent in the app', async () => {
    const { earner, account } = await linked()
    const { db } = server.context
    await db.updateTable('wallet').set({ hint: null }).where('agent_id', '=', earner.agent.id).execute()
    await atProcessor(account, 'another_bank')
    await server.jobsDone()
    const told = (await changes(earner.agent.email)).find(({ text }) => text.includes('now go to'))
    expect(told?.text).not.toContain('Before')
    const { items } = (await earner.browser.get('/notifications')).body.data
    expect(items.map(({ title }: { title: string }) => title)).toContain(CHANGED)
  })
})

test('the processor’s page is opened again with a code of a mail, which works once', async () => {
  const earner = await linkedEarner(server)
  const [account] = await server.context.db
    .selectFrom('wallet')
    .select('account_id')
    .where('agent_id', '=', earner.agent.id)
    .execute()
  await atProcessor(account?.account_id ?? '', 'ask_more')
  const open = (body?: object) => earner.browser.post('/wallets/onboarding', body)
  expect((await open({})).body.errors).toEqual([{ field: 'otp', message: 'please enter the 5-digit code' }])
  const otp = await codeFor(server, earner, 'link')
  const wrong = otp === '00000' ? '00001' : '00000'
  expect((await open({ otp: wrong })).body.errors).toEqual([
    { field: 'otp', message: 'that code is incorrect' },
  ])
  expect((await open({ otp })).body.data).toContain('/sandbox/account/')
  expect((await open({ otp })).body.errors).toEqual([
    { field: 'otp', message: 'this code no longer works, please request a new one' },
  ])
})
