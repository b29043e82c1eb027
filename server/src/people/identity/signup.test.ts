import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMailServer } from '../../../test/mail-server.ts'
import { codeIn, mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { Browser, makePerson, PASSWORD } from '../../../test/people.ts'
import { solveCaptcha } from '../../../test/solve-captcha.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { hashOfDatabase } from '../../../test/whole-database.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(DAY))

const newEmail = () => `grace-${randomUUID().slice(0, 8)}@example.com`

const form = (email: string) => ({
  first_name: 'Grace',
  last_name: 'Hopper',
  email,
  confirmEmail: email,
  password: 'C0bol-forever!',
})

const join = (email: string, more: object = {}, to = 'subscriber', browser = new Browser(server)) =>
  browser.post(`/auth/signup/${to}`, { ...form(email), ...more })

const personWith = (email: string) =>
  server.context.db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst()

const codeFor = async (email: string) => codeIn(await mailAbout(server, email, /is your Sojourn code$/))
const otherThan = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0')

const verify = (id: string, otp: string) => new Browser(server).put(`/auth/signup/${id}/otp`, { otp })
const resend = (id: string) => new Browser(server).post(`/auth/signup/${id}/otp`)

describe('the zone of the browser', () => {
  const inTokyo = { headers: { 'x-timezone': 'Asia/Tokyo' } }
  const zoneOf = async (email: string) => (await personWith(email))?.timezone

  test('is kept at sign-up; what is no zone is not', async () => {
    const email = newEmail()
    const other = newEmail()
    await new Browser(server).post('/auth/signup/subscriber', form(email), inTokyo)
    await new Browser(server).post('/auth/signup/subscriber', form(other), {
      headers: { 'x-timezone': 'Mars/Olympus' },
    })
    expect([await zoneOf(email), await zoneOf(other)]).toEqual(['Asia/Tokyo', null])
  })

  test('is kept at sign-in where none was, and never in place of one that was chosen', async () => {
    const { id, email } = await makePerson(server)
    const zone = (timezone: string | null) =>
      server.context.db.updateTable('person').set({ timezone }).where('id', '=', id).execute()
    const signIn = () => new Browser(server).post('/auth/login', { email, password: PASSWORD }, inTokyo)
    await zone(null)
    expect((await signIn()).status).toBe(200)
    expect(await zoneOf(email)).toBe('Asia/Tokyo')
    await zone('Europe/Berlin')
    await signIn()
    expect(await zoneOf(email)).toBe('Europe/Berlin')
  })
})

describe('while a password is hashed or a captcha looked at', () => {
  const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } })

  /** A server whose hashing waits until it is let go on. */
  async function slowServer() {
    const held = Promise.withResolvers<void>()
    const hashed = { count: 0 }
    const { passwords } = server.context
    const hash = async (password: string) => {
      hashed.count += 1
      await held.promise
      return passwords.hash(password)
    }
    const slow = await startApp({
      besides: server,
      replaced: { clock: server.clock, passwords: { ...passwords, hash } },
    })
    return { slow, hashed, goOn: () => held.resolve() }
  }

  test('nobody who joins holds a connection of the database', async () => {
    const { slow, hashed, goOn } = await slowServer()
    const browsers = Array.from({ length: 5 }, () => new Browser(slow))
    const answers = browsers.map((browser) =>
      browser.post('/auth/signup/subscriber', form(newEmail()), keyed()),
    )
    await expect.poll(() => hashed.count).toBe(5)
    const { pool } = slow.context
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
    goOn()
    for (const answer of answers) expect(await answer).toMatchObject({ status: 201 })
  })

  test('the same key sent again waits, and then gets the first answer without another captcha', async () => {
    const { slow, hashed, goOn } = await slowServer()
    const browser = new Browser(slow)
    const body = form(newEmail())
    const more = keyed()
    const first = browser.post('/auth/signup/subscriber', body, more)
    await expect.poll(() => hashed.count).toBe(1)
    expect(await browser.post('/auth/signup/subscriber', body, more)).toMatchObject({
      status: 409,
      body: { code: 'still_running' },
    })
    goOn()
    const { body: answer } = await first
    // Whoever sends it again, as often as they like, is asked for nothing more.
    for (let again = 0; again < 6; again++)
      expect(await browser.post('/auth/signup/subscriber', body, more)).toMatchObject({
        status: 201,
        body: answer,
      })
    expect(hashed.count).toBe(1)
    expect(await browser.post('/auth/signup/subscriber', form(newEmail()), more)).toMatchObject({
      body: { code: 'key_reused' },
    })
  })
})

describe('joining', () => {
  test.each([
    ['subscriber', 'subscriber', /tell us where you want to go .*Set my first goal/s],
    ['consultant', 'unverified_consultant', /add a service and verify your identity.*Add a service/s],
  ])(
    'as %s: a code by mail proves the email, a welcome follows, and one signs in',
    async (mode, role, welcome) => {
      const email = newEmail()
      const { status, body, headers } = await join(email.toUpperCase(), {}, mode)
      expect(status).toBe(201)
      expect(headers['set-cookie']).toBeUndefined()
      expect(await personWith(email)).toMatchObject({ home: mode, mode, email_verified_at: null })

      const verified = await verify(body.data.id, await codeFor(email))
      expect(verified).toMatchObject({ status: 200, body: { data: { verified: true } } })
      expect(verified.headers['set-cookie']).toBeUndefined()
      expect((await personWith(email))?.email_verified_at).toEqual(server.clock.now())
      expect(await mailsTo(server, email)).toMatchObject([
        { subject: 'Welcome to Sojourn', text: expect.stringMatching(welcome) },
        { subject: expect.stringMatching(/is your Sojourn code$/) },
      ])
      const login = await new Browser(server).post('/auth/login', { email, password: 'C0bol-forever!' })
      expect(login).toMatchObject({ status: 200, headers: { 'x-role': role } })
    },
  )

  test('with an email somebody has changes nothing of theirs, and tells them by mail', async () => {
    const ada = await makePerson(server)
    const before = await personWith(ada.email)
    expect(await join(ada.email)).toMatchObject({ status: 201 })
    expect(await personWith(ada.email)).toEqual(before)
    const [mail, ...others] = await mailsTo(server, ada.email)
    expect(mail?.subject).toBe('You already have a Sojourn account')
    expect(mail?.text).toContain('/p/auth/login')
    expect(others).toHaveLength(0)
  })

  test('at once 40 times with one email makes one person', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        new Browser(server).post('/auth/signup/consultant', form(email), {
          remoteAddress: `203.0.113.${index}`,
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const { rows } = await server.context.pool.query('select id from person where email = $1', [email])
    expect(rows).toHaveLength(1)
    expect(await mailsTo(server, email)).toHaveLength(1)
  })

  test('sent again with its key is the same signup', async () => {
    const email = newEmail()
    const headers = { 'idempotency-key': randomUUID() }
    const browser = new Browser(server)
    const [first, again] = [
      await browser.post('/auth/signup/subscriber', form(email), { headers }),
      await browser.post('/auth/signup/subscriber', form(email), { headers }),
    ]
    expect(again.body).toEqual(first.body)
    expect(await verify(first.body.data.id, await codeFor(email))).toMatchObject({ status: 200 })
  })

  test('puts no word of the joiner into a mail to somebody who never asked', async () => {
    const email = newEmail()
    await join(email, { first_name: 'Free pills', last_name: 'at evil.example' })
    server.clock.forward(MINUTE)
    await join(email)
    const words = JSON.stringify(await mailsTo(server, email))
    expect(words).not.toContain('pills')
    expect(words).not.toContain('evil.example')
  })

  test('is asked for a captcha from the sixth signup an hour of one address on', async () => {
    const from = { remoteAddress: '198.51.100.77' }
    const tryOne = (more: object = {}) =>
      new Browser(server).post('/auth/signup/subscriber', { ...form(newEmail()), ...more }, from)
    for (let tries = 0; tries < 5; tries++) expect(await tryOne()).toMatchObject({ status: 201 })
    expect(await tryOne()).toMatchObject({ status: 422, body: { code: 'captcha_required' } })
    const { body } = await new Browser(server).get('/captcha/challenge?action=sign_up', from)
    const answer = { 'g-recaptcha-response': await solveCaptcha(body.data) }
    expect(await tryOne(answer)).toMatchObject({ status: 201 })
    expect(await tryOne(answer)).toMatchObject({ status: 422 })
  })

  test('with keys and captchas by the dozen starves nobody of connections', async () => {
    const from = { remoteAddress: '198.51.100.78' }
    for (let tries = 0; tries < 5; tries++)
      await new Browser(server).post('/auth/signup/subscriber', form(newEmail()), from)
    const { body } = await new Browser(server).get('/captcha/challenge?action=sign_up', from)
    const answer = { 'g-recaptcha-response': await solveCaptcha(body.data) }
    const answers = await Promise.all(
      Array.from({ length: 15 }, () =>
        new Browser(server).post(
          '/auth/signup/subscriber',
          { ...form(newEmail()), ...answer },
          { ...from, headers: { 'idempotency-key': randomUUID() } },
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(14).fill(422)])
  })
})

test('a password may have spaces', async () => {
  const email = newEmail()
  const password = ' two words-77 X '
  expect((await join(email, { password })).status).toBe(201)
})

describe('what is wrong is said by the seed’s words', () => {
  const rule =
    'password must be 8 to 15 characters which contains at least one lowercase letter, one uppercase letter, one numeric digit, and one special character'
  test.each<[object, string, string]>([
    [{ first_name: ' ' }, 'first_name', 'please input your first name'],
    [{ last_name: '' }, 'last_name', 'please input your last name'],
    [{ email: '', confirmEmail: '' }, 'email', 'please input your email'],
    [{ email: 'grace', confirmEmail: 'grace' }, 'email', 'incorrect email'],
    [{ confirmEmail: 'other@example.com' }, 'confirmEmail', 'emails do not match'],
    [{ password: '' }, 'password', 'please input your password'],
    [{ password: 'Short1!' }, 'password', rule],
    [{ password: `Aa1!${'x'.repeat(27)}` }, 'password', rule],
    [{ password: 'no-upper-case-1' }, 'password', rule],
    [{ password: 'NO-LOWER-CASE-1' }, 'password', rule],
    [{ password: 'No-digit-at-all' }, 'password', rule],
    [{ password: 'NoSpecial1234' }, 'password', rule],
    // A space is no special character, and no sign of a keyboard is this.
    [{ password: 'No Special 1234' }, 'password', rule],
    [{ password: 'Tab\there-77!' }, 'password', rule],
    [{ password: 'P@ssw0rd' }, 'password', 'this password is too common, please choose another one'],
    [{ password: 'Password123!' }, 'password', 'this password is too common, please choose another one'],
    [{ password: '!Qwerty1234' }, 'password', 'this password is too common, please choose another one'],
    [{ password: 'xx-gRace-77' }, 'password', 'please choose a password without your name or email'],
    [
      { last_name: 'Núñez', password: 'Nunez-55-xx' },
      'password',
      'please choose a password without your name or email',
    ],
    [
      {
        email: 'seaside.walker@example.com',
        confirmEmail: 'seaside.walker@example.com',
        password: 'Walker-55-x',
      },
      'password',
      'please choose a password without your name or email',
    ],
  ])('%j', async (wrong, field, message) => {
    const before = await hashOfDatabase(server.context.pool)
    const answer = await join('someone@example.com', wrong)
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } })
    expect(await hashOfDatabase(server.context.pool)).toBe(before)
  })

  test('who joins as somebody else’s role is not found, and unknown fields are refused', async () => {
    expect(await join(newEmail(), {}, 'staff')).toMatchObject({ status: 404 })
    for (const key of ['role', 'is_a', 'staff_since', 'email_verified_at', 'id', '__proto__'])
      expect((await join(newEmail(), JSON.parse(`{"${key}":"x"}`))).status).not.toBe(201)
  })
})

describe('the code', () => {
  test('of four digits, or of letters, is no code', async () => {
    const { body } = await join(newEmail())
    for (const otp of ['1234', '123456', 'abcde', ''])
      expect(await verify(body.data.id, otp)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'otp' }] },
      })
  })

  test('works once', async () => {
    const email = newEmail()
    const { body } = await join(email)
    const code = await codeFor(email)
    expect(await verify(body.data.id, code)).toMatchObject({ status: 200 })
    expect(await verify(body.data.id, code)).toMatchObject({ status: 422 })
  })

  test('used 100 times at once wins once, with one welcome', async () => {
    const email = newEmail()
    const { body } = await join(email)
    const code = await codeFor(email)
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(body.data.id, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const mails = await mailsTo(server, email)
    expect(mails.filter(({ subject }) => subject === 'Welcome to Sojourn')).toHaveLength(1)
  })

  test('bears five guesses, also of 200 at once, and is then no use even if right', async () => {
    const email = newEmail()
    const { body } = await join(email)
    const code = await codeFor(email)
    const wrong = otherThan(code)
    const answers = await Promise.all(Array.from({ length: 200 }, () => verify(body.data.id, wrong)))
    const said = answers.map((answer) => answer.body.errors[0].message as string)
    expect(said.filter((message) => message === 'that code is incorrect')).toHaveLength(5)
    expect(
      said.filter((message) => message === 'this code no longer works, please request a new one'),
    ).toHaveLength(195)
    const { rows } = await server.context.pool.query('select max(tries) from email_code')
    expect(rows).toEqual([{ max: 5 }])
    expect(await verify(body.data.id, code)).toMatchObject({ status: 422 })
  })

  test('works for ten minutes', async () => {
    const [inTime, late] = [newEmail(), newEmail()]
    const [first, second] = [(await join(inTime)).body.data.id, (await join(late)).body.data.id]
    const [codeInTime, codeLate] = [await codeFor(inTime), await codeFor(late)]
    server.clock.forward(10 * MINUTE - 1)
    expect(await verify(first, codeInTime)).toMatchObject({ status: 200 })
    server.clock.forward(1)
    expect(await verify(second, codeLate)).toMatchObject({ status: 422 })
  })

  test('gives way to a newer one', async () => {
    const email = newEmail()
    const { body } = await join(email)
    const first = await codeFor(email)
    server.clock.forward(MINUTE)
    expect(await resend(body.data.id)).toMatchObject({
      status: 200,
      body: { data: { resend_after_seconds: 60 } },
    })
    const second = await codeFor(email)
    if (first !== second) expect(await verify(body.data.id, first)).toMatchObject({ status: 422 })
    expect(await verify(body.data.id, second)).toMatchObject({ status: 200 })
  })

  test('of one signup is none for another', async () => {
    const [mine, theirs] = [newEmail(), newEmail()]
    const [, other] = [await join(mine), await join(theirs)]
    const code = await codeFor(mine)
    if (code !== (await codeFor(theirs)))
      expect(await verify(other.body.data.id, code)).toMatchObject({ status: 422 })
    expect(await verify(randomUUID(), code)).toMatchObject({ status: 404 })
  })

  test('is sent again after a minute, three times an hour, ten a day', async () => {
    const email = newEmail()
    const { id } = (await join(email)).body.data
    expect(await resend(id)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    server.clock.forward(59_000)
    expect(await resend(id)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    let sent = 1
    for (let minute = 0; minute < 23 * 60; minute += 10) {
      server.clock.forward(10 * MINUTE)
      if ((await resend(id)).status === 200) sent++
      if (minute === 40) expect(sent).toBe(3)
    }
    expect(sent).toBe(10)
    expect(await mailsTo(server, email)).toHaveLength(10)
  })

  test('asked for again 100 times at once is sent once', async () => {
    const email = newEmail()
    const { id } = (await join(email)).body.data
    server.clock.forward(MINUTE)
    const answers = await Promise.all(Array.from({ length: 100 }, () => resend(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is nowhere to be read but in the mail', async () => {
    const email = newEmail()
    await join(email)
    const code = await codeFor(email)
    const { rows } = await server.context.pool.query('select email_code::text as row from email_code')
    expect(rows.some(({ row }) => row.includes(`,${code},`) || row.includes(`"${code}"`))).toBe(false)
  })
})

test('while the mail server is down nobody is told anything wrong, and the mail comes later', async () => {
  const post = await startMailServer()
  post.mood.refuse = 451
  const slow = await startApp({ settings: { mail: { kind: 'smtp', url: post.url } } })
  const email = newEmail()
  const answer = await new Browser(slow).post('/auth/signup/subscriber', form(email))
  expect(answer.status).toBe(201)
  expect(await slow.runJobs()).toHaveLength(1)
  expect(post.arrived).toHaveLength(0)
  post.mood.refuse = null
  slow.clock.forward(5 * MINUTE)
  await slow.jobsDone()
  expect(post.arrived.map(({ recipients }) => recipients)).toEqual([[email]])
  const otp = /^ {4}(\d{5})\r$/m.exec(post.arrived[0]?.raw ?? '')?.[1]
  // Ten minutes have not gone by.
  expect(await new Browser(slow).put(`/auth/signup/${answer.body.data.id}/otp`, { otp })).toMatchObject({
    status: 200,
  })
})

describe('a signed-in person', () => {
  const signInWith = async (email: string) => {
    const browser = new Browser(server)
    await browser.post('/auth/login', { email, password: PASSWORD })
    return browser
  }

  test('proves their email by a code, and their account says so', async () => {
    const ada = await makePerson(server, { verifiedEmail: false })
    const browser = await signInWith(ada.email)
    expect(await browser.post('/account/verify/email', {})).toMatchObject({
      status: 200,
      body: { data: { resend_after_seconds: 60 } },
    })
    expect(await browser.post('/account/verify/email/resend', {})).toMatchObject({ status: 429 })
    const otp = await codeFor(ada.email)
    expect(await browser.put('/account/verify/email', { otp: otherThan(otp) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'otp', message: 'that code is incorrect' }] },
    })
    expect(await browser.put('/account/verify/email', { otp })).toMatchObject({
      status: 200,
      body: { data: { email: { address: ada.email, verified: true } } },
    })
    expect(await browser.post('/account/verify/email', {})).toMatchObject({
      status: 409,
      body: { message: 'Your email is already verified.' },
    })
  })

  test('cannot use somebody else’s code', async () => {
    const [ada, eve] = [
      await makePerson(server, { verifiedEmail: false }),
      await makePerson(server, { verifiedEmail: false }),
    ]
    const [adas, eves] = [await signInWith(ada.email), await signInWith(eve.email)]
    await adas.post('/account/verify/email')
    await eves.post('/account/verify/email')
    const otp = await codeFor(ada.email)
    if (otp !== (await codeFor(eve.email)))
      expect(await eves.put('/account/verify/email', { otp })).toMatchObject({ status: 422 })
  })

  test('does not prove a new email by a code mailed to the old one', async () => {
    const ada = await makePerson(server, { verifiedEmail: false })
    const browser = await signInWith(ada.email)
    await browser.post('/account/verify/email')
    const otp = await codeFor(ada.email)
    const email = newEmail()
    await server.context.db.updateTable('person').set({ email }).where('id', '=', ada.id).execute()
    await browser.put('/account/verify/email', { otp })
    expect((await personWith(email))?.email_verified_at).toBeNull()
  })
})
