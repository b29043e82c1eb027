import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countPasswordWork } from '../../../test/count-password-work.ts'
import { Browser, makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

/** The cost of argon2 decides how long an answer takes; the count says it without a clock. */
const work = countPasswordWork()

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { passwords: work.passwords } })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(2 * 3600_000))

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
type Step = (browser: Browser, email: string) => Promise<Awaited<ReturnType<Browser['send']>>>

/** Everything somebody sees of an answer, but ids and the time; and the work it was. */
async function seen(step: Step, browser: Browser, email: string) {
  work.begin()
  const { status, headers, text } = await step(browser, email)
  const { date, 'x-request-id': id, ...rest } = headers
  expect(id).toMatch(UUID)
  return {
    status,
    headers: rest,
    text: text.replaceAll(UUID, 'an-id').replaceAll(email, 'an-email'),
    work: work.done(),
  }
}

/** Some unknown emails get an invented question; those here get none, as most people have none. */
async function emailWithoutQuestion(browser: Browser) {
  for (;;) {
    const email = `person-${randomUUID().slice(0, 8)}@example.com`
    server.clock.forward(3600_000)
    const { body } = await browser.post('/auth/forgot-password', { email })
    if (body.data.security_question === null) return email
  }
}

const signUp: Step = (browser, email) =>
  browser.post('/auth/signup/subscriber', {
    first_name: 'Grace',
    last_name: 'Hopper',
    email,
    confirmEmail: email,
    password: 'C0bol-forever!',
  })
const logIn: Step = (browser, email) => browser.post('/auth/login', { email, password: 'Wr0ng-guess!' })
const forget: Step = (browser, email) => browser.post('/auth/forgot-password', { email })

async function begun(step: Step, browser: Browser, email: string) {
  const { body } = await step(browser, email)
  return body.data.id as string
}

const flows: Record<
  string,
  (browser: Browser, email: string) => Promise<Awaited<ReturnType<typeof seen>>[]>
> = {
  'a wrong login, and the next one': async (browser, email) => [
    await seen(logIn, browser, email),
    await seen(logIn, browser, email),
  ],
  'six wrong logins from as many browsers': async (_browser, email) => {
    const answers = []
    for (let index = 0; index < 6; index++) answers.push(await seen(logIn, new Browser(server), email))
    return answers
  },
  'a signup': async (browser, email) => [await seen(signUp, browser, email)],
  'wrong codes for a signup, and sending again': async (browser, email) => {
    const id = await begun(signUp, browser, email)
    const guess: Step = (from) => from.put(`/auth/signup/${id}/otp`, { otp: '00000' })
    const again: Step = (from) => from.post(`/auth/signup/${id}/otp`)
    const answers = [await seen(again, browser, email)]
    for (let tries = 0; tries < 6; tries++) answers.push(await seen(guess, browser, email))
    server.clock.forward(60_000)
    answers.push(await seen(again, browser, email))
    return answers
  },
  'a forgotten password': async (browser, email) => [await seen(forget, browser, email)],
  'asking for the link': async (browser, email) => {
    const id = await begun(forget, browser, email)
    const answers = []
    for (let tries = 0; tries < 6; tries++)
      answers.push(
        await seen((from) => from.post(`/auth/forgot-password/${id}`, { answer: 'Rex' }), browser, email),
      )
    return answers
  },
}

test.each(Object.entries(flows))('%s: byte for byte and hash for hash the same', async (_what, flow) => {
  const [forKnown, forUnknown] = [new Browser(server), new Browser(server)]
  const email = await emailWithoutQuestion(forUnknown)
  const known = await makePerson(server)
  server.clock.forward(3600_000)
  const start = server.clock.now()
  const first = await flow(forKnown, known.email)
  server.clock.forward(2 * 3600_000)
  expect(server.clock.now().getTime()).toBeGreaterThan(start.getTime())
  expect(await flow(forUnknown, email)).toEqual(first)
})

test('a security question costs the same whether anybody has the email', async () => {
  let invented: { id: string; email: string } | null = null
  while (!invented) {
    server.clock.forward(3600_000)
    const email = `person-${randomUUID().slice(0, 8)}@example.com`
    const { body } = await new Browser(server).post('/auth/forgot-password', { email })
    if (body.data.security_question) invented = { id: body.data.id, email }
  }
  const { security_question } = (await forget(new Browser(server), invented.email)).body.data
  const ada = await makePerson(server)
  const security_answer_hash = await server.context.passwords.hash('bello')
  await server.context.db
    .updateTable('person')
    .set({ security_question, security_answer_hash })
    .where('id', '=', ada.id)
    .execute()
  server.clock.forward(3600_000)
  const ask = async (email: string) => {
    const begin = await seen(forget, new Browser(server), email)
    const id = await begun(forget, new Browser(server), email)
    return [
      begin,
      await seen(
        (from) => from.post(`/auth/forgot-password/${id}`, { answer: 'Rex' }),
        new Browser(server),
        email,
      ),
      await seen((from) => from.post(`/auth/forgot-password/${id}`, {}), new Browser(server), email),
    ]
  }
  const known = await ask(ada.email)
  server.clock.forward(3600_000)
  const unknown = await ask(invented.email)
  expect(unknown).toEqual(known)
  expect(known.map(({ work }) => work.verified)).toEqual([0, 1, 1])
})
