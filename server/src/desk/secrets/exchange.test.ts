import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { Browser, makePerson, PASSWORD, signIn, type TestPerson } from '../../../test/people.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { transact } from '../../platform/database/transact.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { newestMails } from '../../platform/mail/outbox/outbox-store.ts'
import { readSecretsCommand, runSecretsCommand } from './run-secrets-command.ts'
import { sealedColumns } from './sealed-columns.ts'

const OLD = 'the secret that stood in an image, 32 or more'
const NEW = 'the secret nobody has seen, 32 or more'
const MINUTE = 60_000

let old: TestApp
let agent: TestPerson
/** Signed in before the exchange. */
let browser: Browser
let authenticator: string
let recoveryCodes: string[]
let feedAddress: string
beforeAll(async () => {
  old = await openTestApp({ settings: { secret: OLD } })
  agent = await makePerson(old, { home: 'consultant', verifiedAgent: true })
  browser = await signIn(old, agent)
  await browser.patch('/account/consultant/verification/draft', { dob: '1990-01-01' })
  await browser.put('/account/consultant/calendar-feed')
  feedAddress = (await browser.get('/account/consultant/calendar-feed')).body.data.url
  authenticator = (await browser.post('/account/two-step')).body.data.secret
  const code = codeOf(authenticator, old.clock.now())
  recoveryCodes = (await browser.put('/account/two-step', { code })).body.data.recovery_codes
})
afterAll(() => old.close())

/** The same site, started with other secrets. */
async function startWith(secret: string, oldSecrets: string[] = []) {
  old.clock.forward(15 * MINUTE)
  return startApp({ besides: old, replaced: { clock: old.clock }, settings: { secret, oldSecrets } })
}

async function signInBy(server: TestApp, code: string) {
  const visitor = new Browser(server)
  const { body } = await visitor.post('/auth/login', { email: agent.email, password: PASSWORD })
  return visitor.post(`/auth/login/${body.data.id}`, { code })
}

const codeNow = () => codeOf(authenticator, old.clock.now())

async function expectAllOpens(server: TestApp, recoveryCode: string) {
  expect(await signInBy(server, codeNow())).toMatchObject({ status: 200 })
  expect(await signInBy(server, recoveryCode)).toMatchObject({ status: 200 })
  browser.turnTo(server)
  await browser.head('/heartbeat')
  const feed = await browser.get('/account/consultant/calendar-feed')
  expect(feed.body.data.url).toBe(feedAddress)
  expect((await browser.get('/account/consultant/verification')).text).toContain('1990-01-01')
}

test('with the old secret behind it a new one opens all there is, and nobody notices', async () => {
  await transact(old.context, (tx) =>
    enqueueMail(old.context, tx, {
      key: 'exchange:1',
      to: agent.email,
      subject: 'On its way',
      about: 'account',
      heading: 'On its way',
      paragraphs: [],
    }),
  )
  const nonce = (await browser.head('/heartbeat')).headers['x-nonce'] as string
  const server = await startApp({
    besides: old,
    replaced: { clock: old.clock },
    settings: { secret: NEW, oldSecrets: [OLD] },
  })
  browser.turnTo(server)
  browser.nonce = nonce
  expect(await browser.delete('/account/devices')).toMatchObject({ status: 204 })
  expect((await mailsTo(server, agent.email)).map(({ subject }) => subject)).toContain('On its way')
  old.clock.forward(MINUTE)
  await expectAllOpens(server, recoveryCodes[0] as string)
})

test('without the old one a second step asks to write to support, and nothing else breaks', async () => {
  const server = await startWith(NEW)
  for (const code of [codeNow(), recoveryCodes[1] as string])
    expect(await signInBy(server, code)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(server.context.settings.supportEmail) },
    })
  browser.turnTo(server)
  await browser.head('/heartbeat')
  expect(await browser.get('/account/consultant/verification')).toMatchObject({ status: 200 })
  expect(await browser.get('/account/consultant/calendar-feed')).toMatchObject({ status: 200 })
})

test('what no secret opens is counted, and nothing is said to be over', async () => {
  const server = await startWith(NEW)
  const { told, isComplete } = await runSecretsCommand(server.context, { kind: 'renew' })
  expect(isComplete).toBe(false)
  expect(told).toContain(
    'authenticators of two-step sign-in: 0 sealed again, 1 that no secret in SECRET opens',
  )
  expect(told).toContain('Put the secret that is missing')
})

test('once all is sealed again the old secret is not needed any more', async () => {
  const both = await startWith(NEW, [OLD])
  const { told, isComplete } = await runSecretsCommand(both.context, { kind: 'renew' })
  expect(isComplete).toBe(true)
  expect(told).toContain('authenticators of two-step sign-in: 1 sealed again')
  expect((await runSecretsCommand(both.context, { kind: 'renew' })).told).toContain(
    'authenticators of two-step sign-in: 0 sealed again',
  )
  await expectAllOpens(await startWith(NEW), recoveryCodes[2] as string)
})

test('every sealed column is among those the command seals anew', async () => {
  const { rows } = await old.context.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and (column_name ~ '^(sealed|wrapped)' or table_name = 'paper_reading') order by 1`,
  )
  const listed = Object.values(sealedColumns).map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name)).toEqual(listed.toSorted())
})

test('support drops a second step that no secret opens, and no other', async () => {
  const bo = await makePerson(old)
  const theirs = await signIn(old, bo)
  const { secret } = (await theirs.post('/account/two-step')).body.data
  await theirs.put('/account/two-step', { code: codeOf(secret, old.clock.now()) })
  const drop = async (server: TestApp, email: string) =>
    (await runSecretsCommand(server.context, readSecretsCommand(['drop-second-step', email]))).told

  expect(await drop(old, bo.email)).toContain('can be checked')
  const server = await startWith(NEW)
  expect(await drop(server, 'nobody@example.com')).toContain('no second step')
  expect(await drop(server, bo.email.toUpperCase())).toContain('password alone')
  expect(await drop(server, bo.email)).toContain('no second step')
  theirs.turnTo(server)
  expect(await theirs.head('/heartbeat')).toMatchObject({ status: 401 })
  expect(await signIn(server, bo)).toBeDefined()
  // Mails that wait by the old secret fail here; theirs does not.
  await server.runJobs()
  const mails = await newestMails(server.context.db, bo.email)
  expect(mails.map(({ subject }) => subject)).toContain('Two-step sign-in is off')
})
