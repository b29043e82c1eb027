import { randomUUID } from 'node:crypto'
import { SECURITY_QUESTIONS } from '@sojourn/contract/people/security'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askFor } from '../../../test/documents.ts'
import { LOCAL_CLIENT } from '../../../test/local-client.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeOrder } from '../../../test/orders.ts'
import { enter, makePayment, makeShopper, payByCard, type Shopper, saveCard } from '../../../test/payments.ts'
import { Browser, makePerson, PASSWORD, type TestPerson } from '../../../test/people.ts'
import { CARDS } from '../../../test/sandbox.ts'
import { solveCaptcha } from '../../../test/solve-captcha.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { newToken } from '../../people/identity/sessions/token.ts'
import { type Feature, limits } from './table.ts'

let server: TestApp
let client: Shopper
let card: string
let paid: string
let agent: Browser
let unproven: Browser
let asked: TestPerson
/** A browser they used before. */
let askedFrom: Browser
beforeAll(async () => {
  const issuer = 'http://127.0.0.1:9'
  const nobody = { id: 'nobody', name: 'Nobody', issuer, ...LOCAL_CLIENT, origins: [issuer] }
  server = await openTestApp({ settings: { outside: [nobody] } })
  client = await makeShopper(server)
  card = await saveCard(server, client.browser, CARDS.visa)
  const payment = await makePayment(server, { shopper: client })
  await payByCard(client.browser, payment.ref, card)
  paid = payment.ref
  agent = await enter(server, await makePerson(server, { home: 'consultant', verifiedAgent: true }))
  await agent.put('/account/consultant/username', { username: newName() })
  unproven = await enter(server, await makePerson(server, { verifiedEmail: false }))
  asked = await makePerson(server)
  const question = { question: SECURITY_QUESTIONS[0], answer: 'Rex' }
  askedFrom = await enter(server, asked)
  await askedFrom.put('/account/security-question', question)
})
afterAll(() => server.close())
beforeEach(() => server.context.pool.query('delete from rate_limit'))

type Answer = ReturnType<Browser['get']>

const newName = () => `name-${randomUUID().slice(0, 8)}`
const anyone = () => new Browser(server)
const tooMany = async (answer: Answer) => (await answer).status === 429
const wantsCaptcha = async (answer: Answer) => (await answer).body.code === 'captcha_required'

const contact = () =>
  anyone().post('/contact-messages', {
    ...{ name: 'Anna', email: 'anna@example.com', subject: 'Hello', message: 'A question' },
  })

const factReport = () => anyone().post('/fact-reports', { visa: 'ca/study-permit', message: 'The fee rose.' })

const report = () =>
  client.browser.post('/reports', {
    ...{ kind: 'review', subject: randomUUID(), category: 'other', good_faith: true },
    explanation: 'There is something wrong with it.',
  })

const signUp = () => {
  const email = `${newName()}@example.com`
  const names = { first_name: 'Grace', last_name: 'Hopper' }
  return anyone().post('/auth/signup/subscriber', {
    ...{ ...names, email, confirmEmail: email, password: 'C0bol-forever!' },
  })
}

const logIn = () => anyone().post('/auth/login', { email: client.email, password: PASSWORD })
/** Somebody who has failed before, with a solved captcha. */
async function guess() {
  const from = { remoteAddress: '203.0.113.9' }
  const browser = anyone()
  const wrong = { email: client.email, password: 'Wr0ng-guess!' }
  await browser.post('/auth/login', wrong, from)
  const { body } = await browser.get('/captcha/challenge?action=sign_in', from)
  return browser.post(
    '/auth/login',
    { ...wrong, 'g-recaptcha-response': await solveCaptcha(body.data) },
    from,
  )
}

const forget = (email = client.email) => anyone().post('/auth/forgot-password', { email })

/** All was right and no link was mailed: it is left out quietly. */
async function mailsNoLink({ email }: { email: string }, answer: object, from = anyone()) {
  const links = async () => (await mailsTo(server, email)).filter(({ subject }) => /^Set a new/.test(subject))
  const before = (await links()).length
  const { id } = (await forget(email)).body.data
  expect((await from.post(`/auth/forgot-password/${id}`, answer)).status).toBe(200)
  return (await links()).length === before
}

const noFile = [
  Buffer.from('no picture'),
  { headers: { 'content-type': 'image/jpeg', 'x-file-name': 'me.jpg' } },
] as const

const upload = (browser: Browser, path: string) => browser.put(path, ...noFile)

const licence = () => ({ country: 'DE', regulator: newName(), number: 'R512345', valid_until: '2028-01-01' })
const pay = (method: string) => client.browser.post('/payments/PAY-0000-0000-0000/pay', { method })

const outside = async () =>
  String((await anyone().get('/auth/outside/nobody/start')).headers.location).includes('outside_busy')

const inject = async (url: string, headers: Record<string, string>) =>
  (await server.app.inject({ method: 'POST', url, headers, payload: '{}' })).statusCode === 429

const origin = () => server.context.settings.origin
const HOUR = 3600
const DAY = 24 * HOUR
const VERIFICATION = '/account/consultant/verification'

interface Expected {
  most: number
  perSeconds: number
  by: string
  /** Makes its call and tells whether it was refused. */
  isRefused: () => Promise<boolean>
}

const row = (most: number, perSeconds: number, by: string, isRefused: () => Promise<boolean>): Expected => ({
  ...{ most, perSeconds, by, isRefused },
})

/** The table must say this, figure by figure; a limit without a row here is a red test. */
const table: Record<Feature, Expected> = {
  api_write: row(300, 60, 'address', () => tooMany(contact())),
  contact_message: row(5, HOUR, 'address device', () => tooMany(contact())),
  fact_report: row(10, HOUR, 'address device', () => tooMany(factReport())),
  report: row(10, HOUR, 'account address', () => tooMany(report())),
  password_check: row(10, 60, 'account', () =>
    tooMany(client.browser.post('/account/confirmation', { password: PASSWORD })),
  ),
  password_check_of_stranger: row(5, 60, 'account', () => wantsCaptcha(logIn())),
  password_check_of_network: row(5, 60, 'account', () => tooMany(guess())),
  password_check_with_easy_captcha: row(10, 60, 'account', async () => {
    return (await guess()).body.code === 'captcha_harder'
  }),
  second_step: row(10, HOUR / 4, 'account', () =>
    tooMany(client.browser.post('/account/confirmation', { code: '123456' })),
  ),
  signup: row(20, HOUR, 'address device', () => tooMany(signUp())),
  signup_without_captcha: row(5, HOUR, 'address', () => wantsCaptcha(signUp())),
  code_mail_a_minute: row(1, 60, 'account', () => tooMany(unproven.post('/account/verify/email'))),
  code_mail_an_hour: row(3, HOUR, 'account', () => tooMany(unproven.post('/account/verify/email'))),
  code_mail_a_day: row(10, DAY, 'account', () => tooMany(unproven.post('/account/verify/email'))),
  recovery: row(20, HOUR, 'address device', () => tooMany(forget())),
  recovery_without_captcha: row(5, HOUR, 'address', () => wantsCaptcha(forget())),
  reset_mail: row(5, HOUR, 'account', () => mailsNoLink(client, {})),
  security_answer_of_network: row(3, DAY, 'account', async () => {
    const key = `account ${asked.id}`
    await server.context.pool.query(
      `insert into rate_limit (feature, key, tries, ends_at) values ('security_answer', $1, 20, $2)`,
      [key, new Date(server.clock.now().getTime() + DAY * 1000)],
    )
    return mailsNoLink(asked, { answer: 'Rex' })
  }),
  security_answer: row(20, DAY, 'account', () => mailsNoLink(asked, { answer: 'Rex' }, askedFrom)),
  outside_login: row(30, HOUR / 6, 'address', outside),
  email_change: row(5, HOUR, 'account', () => {
    const email = `${newName()}@example.com`
    return tooMany(client.browser.post('/account/email', { email, confirmEmail: email, password: PASSWORD }))
  }),
  identity_document: row(20, HOUR, 'account', () => tooMany(upload(agent, `${VERIFICATION}/document`))),
  orders_export: row(30, HOUR, 'account', () => tooMany(client.browser.get('/orders/export'))),
  upload: row(300, HOUR, 'account', () => tooMany(client.browser.post('/uploads', { size: 10 }))),
  vault_paper: row(120, HOUR, 'account', () => tooMany(client.browser.post('/vault/papers', {}))),
  order_document: row(120, HOUR, 'account', async () => {
    const { id } = await makeOrder(server, { client, status: 'paid' })
    return tooMany(
      client.browser.post(`/orders/${id}/documents/${await askFor(server, id)}/versions`, ...noFile),
    )
  }),
  message: row(100, 60, 'account', async () => {
    const { id } = await makeOrder(server, { client, status: 'paid' })
    const { uuid } = (await client.browser.get(`/orders/${id}/conversation`)).body.data
    return tooMany(
      client.browser.post(`/conversations/${uuid}/messages`, { client_id: randomUUID(), message: 'Hello' }),
    )
  }),
  message_file: row(60, HOUR, 'account', async () => {
    const { id } = await makeOrder(server, { client, status: 'paid' })
    const { uuid } = (await client.browser.get(`/orders/${id}/conversation`)).body.data
    return tooMany(client.browser.post(`/conversations/${uuid}/files/${randomUUID()}`, ...noFile))
  }),
  picture: row(30, HOUR, 'account', () => tooMany(upload(client.browser, '/account/profile-picture'))),
  article: row(30, HOUR, 'account', () => tooMany(agent.post('/account/consultant/articles', {}))),
  article_save: row(60, 60, 'account', async () => {
    const { body } = await agent.post('/account/consultant/articles', {})
    return tooMany(agent.patch(`/account/consultant/articles/${body.data.id}`, { version: 1 }))
  }),
  hello: row(20, HOUR, 'account', () => tooMany(upload(agent, '/account/consultant/hello/poster'))),
  article_file: row(120, HOUR, 'account', async () => {
    const { body } = await agent.post('/account/consultant/articles', {})
    return tooMany(upload(agent, `/account/consultant/articles/${body.data.id}/cover`))
  }),
  schedules: row(120, 60, 'address', () => tooMany(anyone().get(`/consultants/${client.id}/schedules`))),
  calendar_feed: row(120, 60, 'address', () =>
    tooMany(anyone().get(`/calendars/deadlines/${newToken()}.ics`)),
  ),
  guide: row(120, 60, 'address', () =>
    // Memory answers what was asked before.
    tooMany(anyone().get(`/guide?destination=CA&passport=${newName()}`)),
  ),
  username_check: row(120, 60, 'account', () => tooMany(agent.get('/account/consultant/username?check=ada'))),
  username_change: row(3, 30 * DAY, 'account', () =>
    tooMany(agent.put('/account/consultant/username', { username: newName() })),
  ),
  licence: row(30, HOUR, 'account', () => tooMany(agent.post('/account/consultant/licences', licence()))),
  coupon_claim: row(60, HOUR, 'account', () => tooMany(client.browser.post('/coupons', { code: 'GIFT-0' }))),
  pay: row(30, HOUR / 6, 'account', () => tooMany(pay(randomUUID()))),
  card_try: row(15, HOUR, 'account', () => tooMany(pay(card))),
  card_setup: row(20, HOUR, 'account', () =>
    tooMany(
      client.browser.post('/payment-methods', { metadata: { external: true, return_url: '/p/close' } }),
    ),
  ),
  receipt: row(120, HOUR, 'account', () => tooMany(client.browser.get(`/payments/${paid}/receipt`))),
  withdrawal: row(30, HOUR, 'account', () =>
    tooMany(agent.post('/wallets/withdrawals', { amount: 1, currency: 'USD', otp: '00000' })),
  ),
  statement: row(60, HOUR, 'account', () => tooMany(agent.get('/wallets/statements/2026-10/csv'))),
  webhook: row(3000, 60, 'address', () =>
    inject('/api/webhooks/sandbox', { 'content-type': 'application/json' }),
  ),
  sandbox_page: row(120, 60, 'address', () =>
    inject('/sandbox/checkout/none', {
      ...{ origin: origin(), 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ),
  account_export: row(10, HOUR, 'account', () => tooMany(client.browser.get('/account/export'))),
}

const counted = async (feature: Feature) =>
  (
    await server.context.pool.query<{ key: string; tries: number; ends_at: Date }>(
      'select key, tries, ends_at from rate_limit where feature = $1 order by key',
      [feature],
    )
  ).rows

test.each(Object.keys(limits) as Feature[])(
  '%s: as often as it may be tried, and not once more',
  async (feature) => {
    const { most, perSeconds, by, isRefused } = table[feature]
    /** Other limits of the same call have tests of their own. */
    const isRefusedAlone = async () => {
      await server.context.pool.query('delete from rate_limit where feature <> $1', [feature])
      return isRefused()
    }
    expect(await isRefusedAlone()).toBe(false)
    const rows = await counted(feature)
    expect(rows.map(({ key }) => key.split(' ')[0]).join(' ')).toBe(by)
    const ends_at = new Date(server.clock.now().getTime() + perSeconds * 1000)
    for (const one of rows) expect(one).toMatchObject({ tries: 1, ends_at })

    // The tries between the first and the last are written down, not made: some limits are in the thousands.
    if (most > 1) {
      const sql = 'update rate_limit set tries = $2 where feature = $1'
      await server.context.pool.query(sql, [feature, most - 1])
      expect(await isRefusedAlone()).toBe(false)
    }
    expect(await isRefusedAlone()).toBe(true)
  },
)
