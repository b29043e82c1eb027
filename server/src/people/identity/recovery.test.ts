import { randomUUID } from 'node:crypto'
import { SECURITY_QUESTIONS } from '@sojourn/contract/people/security'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { linkIn, mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { Browser, makePerson, PASSWORD, signIn, type TestPerson } from '../../../test/people.ts'
import { solveCaptcha } from '../../../test/solve-captcha.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { hashOfDatabase, hasInDatabase } from '../../../test/whole-database.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NEW = 'Brand-new-77'
const fields = { newPassword: NEW, confirmPassword: NEW }

let server: TestApp
let ada: TestPerson
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(2 * HOUR)
  ada = await makePerson(server)
})

const anyone = () => new Browser(server)

async function forget(email: string, browser = anyone()) {
  const { status, body } = await browser.post('/auth/forgot-password', { email })
  expect(status).toBe(200)
  return body.data as { id: string; security_question: string | null }
}

const ask = (id: string, answer?: string, browser = anyone(), headers: Record<string, string> = {}) =>
  browser.post(`/auth/forgot-password/${id}`, answer === undefined ? {} : { answer }, { headers })

const resets = async (email: string) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject === 'Set a new Sojourn password')

/** The link as the page behind it would use it. */
async function linkFor(email: string) {
  const { id } = await forget(email)
  await ask(id)
  const { searchParams } = linkIn(await mailAbout(server, email, /^Set a new/))
  return `/auth/forgot-password/${searchParams.get('id')}/${searchParams.get('token')}`
}

const logIn = (password: string) => anyone().post('/auth/login', { email: ada.email, password })

test('tries at one recovery are none at another', async () => {
  const other = await makePerson(server)
  const [one, theirs] = [await forget(ada.email), await forget(other.email)]
  for (let tries = 0; tries < 5; tries++) expect((await ask(one.id)).status).toBe(200)
  expect((await ask(one.id)).status).toBe(404)
  expect((await ask(theirs.id)).status).toBe(200)
})

test('a forgotten password: a link by mail sets a new one, every session ends, and nobody is signed in by it', async () => {
  const browsers = [await signIn(server, ada), await signIn(server, ada)]
  const link = await linkFor(ada.email.toUpperCase().toLowerCase())
  const answer = await anyone().put(link, fields)
  expect(answer).toMatchObject({ status: 200, body: { data: { reset: true } } })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['x-nonce']).toBeUndefined()
  for (const browser of browsers) expect(await browser.head('/heartbeat')).toMatchObject({ status: 401 })
  expect(await logIn(NEW)).toMatchObject({ status: 200 })
  expect(await logIn(PASSWORD)).toMatchObject({ status: 401 })
  const told = await mailAbout(server, ada.email, /password was changed/)
  expect(linkIn(told).pathname).toBe('/p/auth/forgot-password')
})

describe('the link', () => {
  test('works once, also of 100 at once', async () => {
    const link = await linkFor(ada.email)
    const answers = await Promise.all(Array.from({ length: 100 }, () => anyone().put(link, fields)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(99)
    const mails = await mailsTo(server, ada.email)
    expect(mails.filter(({ subject }) => /was changed/.test(subject))).toHaveLength(1)
  }, 60_000)

  test('works for 30 minutes', async () => {
    const eve = await makePerson(server)
    const [inTime, late] = [await linkFor(ada.email), await linkFor(eve.email)]
    server.clock.forward(30 * MINUTE - 1)
    expect(await anyone().put(inTime, fields)).toMatchObject({ status: 200 })
    server.clock.forward(1)
    expect(await anyone().put(late, fields)).toMatchObject({
      status: 404,
      body: { message: 'This link no longer works. Please ask for a new one.' },
    })
  })

  test('gives way to a newer one, of the same recovery or another', async () => {
    const first = await linkFor(ada.email)
    server.clock.forward(1000)
    const second = await linkFor(ada.email)
    expect(await anyone().put(first, fields)).toMatchObject({ status: 404 })
    const { id } = await forget(ada.email)
    await ask(id)
    await server.jobsDone()
    expect(await anyone().put(second, fields)).toMatchObject({ status: 404 })
    server.clock.forward(1000)
    await ask(id)
    const third = linkIn(await mailAbout(server, ada.email, /^Set a new/)).searchParams
    expect(
      await anyone().put(`/auth/forgot-password/${third.get('id')}/${third.get('token')}`, fields),
    ).toMatchObject({
      status: 200,
    })
  })

  test('is one of two asked for at once', async () => {
    const begun = await Promise.all(Array.from({ length: 4 }, () => forget(ada.email)))
    await Promise.all(begun.map(({ id }) => ask(id)))
    const links = (await resets(ada.email)).map((mail) => linkIn(mail).searchParams)
    expect(links).toHaveLength(4)
    const answers = []
    for (const link of links)
      answers.push(await anyone().put(`/auth/forgot-password/${link.get('id')}/${link.get('token')}`, fields))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is over when the password was changed otherwise', async () => {
    const browser = await signIn(server, ada)
    const link = await linkFor(ada.email)
    expect(await browser.put('/account/password', { password: PASSWORD, ...fields })).toMatchObject({
      status: 200,
    })
    expect(await anyone().put(link, fields)).toMatchObject({ status: 404 })
  })

  test('with another token, or for another recovery, is none', async () => {
    const link = await linkFor(ada.email)
    const { id } = await forget(ada.email)
    const token = link.split('/').at(-1) as string
    const before = await hashOfDatabase(server.context.pool)
    for (const path of [
      `/auth/forgot-password/${id}/${token}`,
      `/auth/forgot-password/${randomUUID()}/${token}`,
      link.slice(0, -1),
      `${link}x`,
      link.replace(token, 'null'),
    ])
      expect(await anyone().put(path, fields)).toMatchObject({ status: 404 })
    expect(await hashOfDatabase(server.context.pool)).toBe(before)
    expect(await anyone().put(link, fields)).toMatchObject({ status: 200 })
  })

  test.each([
    [{ newPassword: '', confirmPassword: '' }, 'newPassword', 'New password is required'],
    [{ newPassword: NEW, confirmPassword: 'Other-new-77' }, 'confirmPassword', 'passwords do not match'],
    [
      { newPassword: 'Password1!', confirmPassword: 'Password1!' },
      'newPassword',
      'this password is too common, please choose another one',
    ],
    [
      { newPassword: 'Xy-Example-7', confirmPassword: 'Xy-Example-7' },
      'newPassword',
      'please choose a password without your name or email',
    ],
  ])('survives a password that will not do: %j', async (wrong, field, message) => {
    const link = await linkFor(ada.email)
    expect(await anyone().put(link, wrong)).toMatchObject({
      status: 422,
      body: { errors: [{ field, message }] },
    })
    expect(await anyone().put(link, fields)).toMatchObject({ status: 200 })
  })

  test('begins with our origin whatever the request says', async () => {
    const names = ['evil.example', 'evil.example:80', '127.0.0.1:3000.evil.example', 'user@evil.example']
    for (const name of names) {
      for (const header of [
        'host',
        'x-forwarded-host',
        'x-forwarded-server',
        'forwarded',
        'x-original-host',
      ]) {
        const headers = { [header]: header === 'forwarded' ? `host=${name}` : name }
        server.clock.forward(HOUR)
        const browser = anyone()
        const { body } = await browser.post('/auth/forgot-password', { email: ada.email }, { headers })
        await ask(body.data.id, undefined, browser, headers)
        const [mail] = await resets(ada.email)
        expect(linkIn(mail!).origin).toBe(server.context.settings.origin)
        expect(mail!.html + mail!.text).not.toContain('evil')
      }
    }
  })

  test('is nowhere in the database', async () => {
    const token = (await linkFor(ada.email)).split('/').at(-1) as string
    // The outbox stands for the mailbox of the person.
    await server.context.db.updateTable('outbox').set({ html: '', text: '' }).execute()
    expect(await hasInDatabase(server.context.pool, token.slice(0, 8))).toBe(false)
  })

  test('does not pass by the second step', async () => {
    const browser = await signIn(server, ada)
    const { secret } = (await browser.post('/account/two-step')).body.data
    await browser.put('/account/two-step', { code: codeOf(secret, server.clock.now()) })
    await anyone().put(await linkFor(ada.email), fields)
    expect((await logIn(NEW)).body.data.outcome).toBe('two_step')
  })

  test('ends a second step somebody began with the old password', async () => {
    const browser = await signIn(server, ada)
    const { secret } = (await browser.post('/account/two-step')).body.data
    await browser.put('/account/two-step', { code: codeOf(secret, server.clock.now()) })
    server.clock.forward(MINUTE)
    const thief = anyone()
    const { id } = (await thief.post('/auth/login', { email: ada.email, password: PASSWORD })).body.data
    await anyone().put(await linkFor(ada.email), fields)
    const code = codeOf(secret, server.clock.now())
    expect(await thief.post(`/auth/login/${id}`, { code })).toMatchObject({ status: 404 })
  })
})

describe('the security question', () => {
  const [question] = SECURITY_QUESTIONS
  let browser: Browser
  beforeEach(async () => {
    browser = await signIn(server, ada)
    const set = await browser.put('/account/security-question', { question, answer: 'Señor  Whiskers' })
    expect(set).toMatchObject({ status: 200, body: { data: { set: true } } })
  })

  test('is asked, and the mail goes out only after the right answer, as people remember it', async () => {
    const { id, security_question } = await forget(ada.email)
    expect(security_question).toBe(question)
    for (const answer of [undefined, '', 'Rex', 'Señor'])
      expect(await ask(id, answer)).toMatchObject({ status: 200, body: { data: { sent: true } } })
    expect(await resets(ada.email)).toHaveLength(0)
    expect(await ask(id, ' señor WHISKERS ')).toMatchObject({ status: 200, body: { data: { sent: true } } })
    expect(await resets(ada.email)).toHaveLength(1)
  })

  test('bears five answers, also of 50 at once', async () => {
    const { id } = await forget(ada.email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(id, 'Rex')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(45)
    expect(await ask(id, 'señor whiskers')).toMatchObject({ status: 404 })
    expect(await resets(ada.email)).toHaveLength(0)
  })

  describe('after 20 wrong answers a day by strangers', () => {
    const HERE = '127.0.0.1'
    const answerFrom = async (remoteAddress: string, answer: string, from = anyone()) => {
      const more = { remoteAddress }
      const { body } = await from.post('/auth/forgot-password', { email: ada.email }, more)
      await from.post(`/auth/forgot-password/${body.data.id}`, { answer }, more)
    }
    beforeEach(async () => {
      for (let round = 0; round < 4; round++) {
        server.clock.forward(HOUR)
        const { id } = await forget(ada.email)
        for (let tries = 0; tries < 5; tries++) await ask(id, 'Rex')
      }
      server.clock.forward(HOUR)
    })

    test('no more of theirs are looked at', async () => {
      await answerFrom(HERE, 'señor whiskers')
      expect(await resets(ada.email)).toHaveLength(0)
    })

    test('the owner’s browser is not kept out', async () => {
      await answerFrom(HERE, 'señor whiskers', browser)
      expect(await resets(ada.email)).toHaveLength(1)
    })

    test('nor is the owner in a new browser elsewhere, who may be wrong twice', async () => {
      await answerFrom('192.0.2.81', 'a señor?')
      await answerFrom('192.0.2.81', 'whiskers')
      expect(await resets(ada.email)).toHaveLength(0)
      await answerFrom('192.0.2.81', 'señor whiskers')
      expect(await resets(ada.email)).toHaveLength(1)
    })

    test('a network has three, and no more', async () => {
      for (let tries = 0; tries < 3; tries++) await answerFrom('192.0.2.82', 'Rex')
      await answerFrom('192.0.2.82', 'señor whiskers')
      expect(await resets(ada.email)).toHaveLength(0)
    })
  })

  test('once removed is not asked', async () => {
    expect(await browser.delete('/account/security-question')).toMatchObject({ status: 204 })
    const { id, security_question } = await forget(ada.email)
    expect(security_question).toBeNull()
    await ask(id)
    expect(await resets(ada.email)).toHaveLength(1)
  })

  test('is set and removed only by who showed the password lately', async () => {
    server.clock.forward(10 * MINUTE)
    await browser.head('/heartbeat')
    const body = { question, answer: 'Rex' }
    expect(await browser.put('/account/security-question', body)).toMatchObject({ status: 409 })
    expect(await browser.delete('/account/security-question')).toMatchObject({ status: 409 })
  })

  test('is one of ours, with an answer', async () => {
    const wrong = await browser.put('/account/security-question', { question: 'What is 1 + 1?', answer: '' })
    expect(wrong.body.errors).toEqual([
      { field: 'question', message: 'please select a question' },
      { field: 'answer', message: 'please enter an answer' },
    ])
  })

  test('keeps its answer as a hash', async () => {
    const { rows } = await server.context.pool.query('select person::text as row from person where id = $1', [
      ada.id,
    ])
    expect(rows[0].row.toLowerCase()).not.toContain('whiskers')
  })
})

describe('for an email nobody has', () => {
  test('the question, if any, is always the same one', async () => {
    const emails = Array.from({ length: 60 }, (_, index) => `nobody-${index}@example.com`)
    const questions: (string | null)[] = []
    for (const email of emails) {
      server.clock.forward(HOUR)
      const [first, again] = [await forget(email), await forget(email.toUpperCase())]
      expect(first.security_question).toBe(again.security_question)
      questions.push(first.security_question)
    }
    const asked = questions.filter((question) => question !== null)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThan(30)
    for (const question of asked) expect(SECURITY_QUESTIONS).toContain(question)
  })

  test('nothing is mailed', async () => {
    const email = `nobody-${randomUUID()}@example.com`
    const { id } = await forget(email)
    expect(await ask(id, 'Rex')).toMatchObject({ status: 200 })
    expect(await mailsTo(server, email)).toHaveLength(0)
  })
})

test('a recovery can be asked for an hour, and one never begun not at all', async () => {
  const { id } = await forget(ada.email)
  server.clock.forward(HOUR)
  expect(await ask(id)).toMatchObject({ status: 404 })
  expect(await ask(randomUUID())).toMatchObject({ status: 404 })
})

test('five mails an hour, however often they are asked for', async () => {
  for (let tries = 0; tries < 8; tries++) {
    const from = { remoteAddress: `203.0.113.${tries}` }
    const { body } = await anyone().post('/auth/forgot-password', { email: ada.email }, from)
    await ask(body.data.id)
    await server.jobsDone()
  }
  expect(await resets(ada.email)).toHaveLength(5)
})

test('a captcha is wanted from the sixth recovery an hour of one address on', async () => {
  const from = { remoteAddress: '198.51.100.88' }
  const tryOne = (more: object = {}) =>
    anyone().post('/auth/forgot-password', { email: ada.email, ...more }, from)
  for (let tries = 0; tries < 5; tries++) expect(await tryOne()).toMatchObject({ status: 200 })
  expect(await tryOne()).toMatchObject({ status: 422, body: { code: 'captcha_required' } })
  const { body } = await anyone().get('/captcha/challenge?action=forgot_password', from)
  const answer = { 'g-recaptcha-response': await solveCaptcha(body.data) }
  expect(await tryOne(answer)).toMatchObject({ status: 200 })
})
