import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { BANK, codeFor, linkByHand, walletOf } from '../../../../test/wallets.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

async function makeAgent() {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  return { agent, browser: await enter(server, agent) } as Parameters<typeof linkByHand>[1]
}
const byHand = (otp: string) => ({ kind: 'manual', country: 'GB', bank_account: BANK, otp })

test('an agent chooses between a page of the processor and a transfer by our team', async () => {
  const { browser } = await makeAgent()
  const { data } = (await browser.get('/wallets/types')).body
  expect(data.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
    ['processor', 'Bank account, paid automatically'],
    ['manual', 'Bank transfer by our team'],
  ])
})

test('the code of an agent works though another agent asked for one since, once and for ten minutes', async () => {
  const [one, other] = [await makeAgent(), await makeAgent()]
  const otp = await codeFor(server, one, 'link')
  const late = await codeFor(server, other, 'link')
  expect((await one.browser.post('/wallets', byHand(otp))).status).toBe(201)
  const worksNoMore = [{ field: 'otp', message: 'this code no longer works, please request a new one' }]
  await server.context.db.deleteFrom('wallet').where('agent_id', '=', one.agent.id).execute()
  expect((await one.browser.post('/wallets', byHand(otp))).body.errors).toEqual(worksNoMore)
  server.clock.forward(10 * MINUTE_MS)
  const { body } = await (await enter(server, other.agent)).post('/wallets', byHand(late))
  expect(body.errors, body.message).toEqual(worksNoMore)
})

test('who has a bank account removes it before they link another', async () => {
  const earner = await makeAgent()
  await linkByHand(server, earner)
  const { wallet } = await walletOf(earner)
  server.clock.forward(2 * MINUTE_MS)
  const { status, body } = await earner.browser.post(
    '/wallets',
    byHand(await codeFor(server, earner, 'link')),
  )
  expect([status, body.message]).toEqual([
    409,
    'You have a bank account already. Remove it before you link another.',
  ])
  expect((await walletOf(earner)).wallet).toEqual(wallet)
})

test('a transfer by our team is linked only with a bank account', async () => {
  const earner = await makeAgent()
  const otp = await codeFor(server, earner, 'link')
  const { body } = await earner.browser.post('/wallets', { kind: 'manual', country: 'GB', otp })
  expect(body.errors).toEqual([
    { field: 'bank_account.account', message: expect.stringContaining('please enter your bank account') },
  ])
  expect((await walletOf(earner)).wallet).toBeNull()
})

test('a code is mailed once a minute', async () => {
  const { browser } = await makeAgent()
  const ask = () => browser.post('/otp', { act: 'link' })
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
  server.clock.forward(MINUTE_MS + 1)
  expect((await ask()).status).toBe(200)
})
