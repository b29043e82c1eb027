import { answerAccount } from '@sojourn/sandbox/accounts/account-store'
import { DAY_MS, HOUR_MS } from '../src/platform/clock.ts'
import type { AccountState } from '../src/platform/payments/processor.ts'
import { clearReleases } from '../src/work/completion/clear-releases.ts'
import { codeIn, mailAbout } from './mailbox.ts'
import { askForCompletion, makeSides, makeWork, type PaidWork } from './paid-work.ts'
import { balanceOf, enter, somewhere } from './payments.ts'
import type { Browser, TestPerson } from './people.ts'
import { deliverNews, sandboxOf } from './sandbox.ts'
import type { TestApp } from './start-app.ts'

export interface Earner {
  agent: TestPerson
  browser: Browser
  work: PaidWork
}

type Sides = Awaited<ReturnType<typeof makeSides>>

/** The client accepts the work; the agent's 425.00 of 500.00 wait for clearance. */
export async function complete(work: PaidWork) {
  const request = await askForCompletion(work)
  const path = `/orders/${work.id}/completion-requests/${request}/answer`
  const { status, text } = await work.asClient.post(path, { accept: true })
  if (status !== 200) throw new Error(text)
}

export async function clear(server: TestApp) {
  server.clock.forward(14 * DAY_MS)
  await clearReleases.run(server.context, {})
}

/** Somebody with 425.00 they may withdraw. */
export async function makeEarner(server: TestApp, given?: Sides): Promise<Earner> {
  const sides = given ?? (await makeSides(server))
  const work = await makeWork(server, sides)
  await complete(work)
  await clear(server)
  return { agent: work.agent, browser: await enter(server, work.agent), work }
}

/** The code from the newest mail. */
export async function codeFor(
  server: TestApp,
  { agent, browser }: Pick<Earner, 'agent' | 'browser'>,
  act: string,
) {
  const { status, text } = await browser.post('/otp', { act }, { remoteAddress: somewhere() })
  if (status !== 200) throw new Error(text)
  return codeIn(await mailAbout(server, agent.email, /wallet code$/))
}

/** The page of the processor does the same; the news of it are delivered. */
export async function onboard(server: TestApp, url: string, state: AccountState['state'] = 'linked') {
  const { house } = sandboxOf(server)
  const account = await house.book
    .selectFrom('account')
    .select('id')
    .where('secret', '=', url.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow()
  await answerAccount(house.book, account.id, state, house.clock.now())
  await deliverNews(server)
  return account.id
}

/** The processor’s page links it, and the pause of three days is over. */
export async function link(server: TestApp, earner: Earner) {
  const otp = await codeFor(server, earner, 'link')
  const { body, text } = await earner.browser.post('/wallets', { kind: 'processor', country: 'CA', otp })
  if (!body?.data) throw new Error(text)
  const accountId = await onboard(server, body.data.url)
  server.clock.forward(72 * HOUR_MS + 1)
  earner.browser = await enter(server, earner.agent)
  return accountId
}

export const BANK = {
  holder: 'Amara Okafor',
  account: 'GB33 BUKB 2020 1555 5555 55',
  bank: 'Union Bank',
  code: 'BUKBGB22',
}

/** A bank account that our team transfers to. */
export async function linkByHand(server: TestApp, earner: Earner) {
  const otp = await codeFor(server, earner, 'link')
  const { status, text } = await earner.browser.post('/wallets', {
    ...{ kind: 'manual', country: 'GB', bank_account: BANK, otp },
  })
  if (status !== 201) throw new Error(text)
  server.clock.forward(72 * HOUR_MS + 1)
  earner.browser = await enter(server, earner.agent)
}

export async function linkedEarner(server: TestApp, given?: Sides) {
  const earner = await makeEarner(server, given)
  await link(server, earner)
  return earner
}

export async function withdraw(server: TestApp, earner: Earner, amount: number, currency = 'USD') {
  server.clock.forward(61_000)
  const otp = await codeFor(server, earner, 'withdraw')
  return earner.browser.post('/wallets/withdrawals', { amount, currency, otp })
}

export const walletOf = async ({ browser }: Pick<Earner, 'browser'>) =>
  (await browser.get('/wallets')).body.data

export async function moneyOf(server: TestApp, { id }: { id: string }) {
  const of = async (kind: string, grows = -1) => grows * (await balanceOf(server, kind, id)) || 0
  return {
    pending: await of('agent_pending'),
    available: await of('agent_available'),
    transit: await of('payout_transit'),
    debt: await of('agent_debt', 1),
  }
}

/** The processor’s own book says what left and did not come back. */
export const paidAtProcessor = async (server: TestApp) =>
  (await sandboxOf(server).house.book.selectFrom('payout').select(['id', 'status', 'amount']).execute()).map(
    ({ id, status, amount }) => ({ id, status, amount: Number(amount) }),
  )

/** Our books and the processor’s say the same of every payout. */
export async function payoutsAgree(server: TestApp) {
  const theirs = await paidAtProcessor(server)
  const { rows } = await server.context.pool.query(
    `select processor_id as id, status, amount from payout where processor_id is not null`,
  )
  const states: Record<string, string> = { accepted: 'in_transit', processed: 'paid', failed: 'failed' }
  const ours = rows.map(({ id, status, amount }) => ({ id, status: states[status], amount: Number(amount) }))
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  return { theirs: theirs.toSorted(byId), ours: ours.toSorted(byId) }
}
