import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { linkIn, mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { Browser, makePerson, PASSWORD, signIn, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let server: TestApp
let ada: TestPerson
/** Signed in, with two-step sign-in on. */
let browser: Browser
let secret: string
let recoveryCodes: string[]
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(HOUR)
  ada = await makePerson(server)
  browser = await signIn(server, ada)
  secret = (await browser.post('/account/two-step')).body.data.secret
  recoveryCodes = (await browser.put('/account/two-step', { code: now() })).body.data.recovery_codes
  server.clock.forward(MINUTE)
  await browser.head('/heartbeat')
})

const now = (offMs = 0) => codeOf(secret, new Date(server.clock.now().getTime() + offMs))
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function begin(from = new Browser(server), typed: { email?: string; password?: string } = {}) {
  const credentials = { email: ada.email, password: PASSWORD, ...typed }
  const { status, body, headers } = await from.post('/auth/login', credentials)
  expect(status).toBe(200)
  expect(body.data.outcome).toBe('two_step')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['x-nonce']).toBeUndefined()
  const { id } = body.data as { id: string }
  return { id, from, finish: (code: string) => from.post(`/auth/login/${id}`, { code }) }
}

const isIn = async (from: Browser) => (await from.head('/heartbeat')).status === 204

describe('turning it on', () => {
  test('shows the secret as words and as a picture, and gives ten recovery codes', async () => {
    const fresh = await signIn(
      server,
      await makePerson(server, { email: `fresh-${randomUUID()}@example.com` }),
    )
    const { status, body } = await fresh.post('/account/two-step')
    expect(status).toBe(200)
    expect(body.data.uri).toMatch(
      /^otpauth:\/\/totp\/Sojourn:fresh-.*issuer=Sojourn.*algorithm=SHA1&digits=6&period=30$/,
    )
    expect(body.data.uri).toContain(`secret=${body.data.secret}`)
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.data.qr_svg).toMatch(/^<svg [\s\S]*<\/svg>$/)
    const wrong = otherThan(codeOf(body.data.secret, server.clock.now()))
    expect(await fresh.put('/account/two-step', { code: wrong })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code', message: 'that code is incorrect' }] },
    })
    const on = await fresh.put('/account/two-step', { code: codeOf(body.data.secret, server.clock.now()) })
    expect(on.body.data.recovery_codes).toHaveLength(10)
    for (const code of on.body.data.recovery_codes) expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}$/)
    expect((await fresh.get('/account/security')).body.data).toMatchObject({
      two_step: true,
      recovery_codes_left: 10,
    })
  })

  test('guards nothing before the first code was shown', async () => {
    const eve = await makePerson(server)
    await (await signIn(server, eve)).post('/account/two-step')
    expect(await signIn(server, eve)).toBeInstanceOf(Browser)
  })

  test('is told by mail, and asked for twice refused', async () => {
    expect(await mailsTo(server, ada.email)).toMatchObject([
      { subject: 'Two-step sign-in is on', text: expect.stringContaining('we ask for a code') },
    ])
    expect(await browser.post('/account/two-step')).toMatchObject({ status: 409 })
    expect(await browser.put('/account/two-step', { code: now() })).toMatchObject({ status: 409 })
  })

  test('leaves neither the secret nor a code in the database', async () => {
    const { rows } = await server.context.pool.query(
      'select two_step::text as row from two_step union all select recovery_code::text from recovery_code',
    )
    const everything = rows.map(({ row }) => row).join('\n')
    const hex = Buffer.from(recoveryCodes[0]!.replace('-', '')).toString('hex')
    for (const word of [secret, ...recoveryCodes, hex]) expect(everything).not.toContain(word)
  })

  test.each(['POST /account/two-step', 'DELETE /account/two-step', 'POST /account/two-step/recovery-codes'])(
    '%s wants the password shown in the last ten minutes',
    async (call) => {
      server.clock.forward(10 * MINUTE)
      await browser.head('/heartbeat')
      const [method, path] = call.split(' ') as ['POST' | 'DELETE', string]
      expect(await browser.send(method, path)).toMatchObject({ status: 409, body: { code: 'confirm_first' } })
    },
  )
})

describe('signing in', () => {
  test('wants the code of now, and gives the session only then', async () => {
    const { from, finish } = await begin()
    expect(await isIn(from)).toBe(false)
    const answer = await finish(now())
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { outcome: 'signed_in', is_a: 'subscriber' } },
      headers: { 'x-role': 'subscriber', 'x-nonce': expect.any(String) },
    })
    expect(await isIn(from)).toBe(true)
  })

  test.each([
    [-30 * SECOND, 200],
    [30 * SECOND, 200],
    [-60 * SECOND, 422],
    [60 * SECOND, 422],
  ])('a phone %i ms off gets %i', async (off, status) => {
    expect(await (await begin()).finish(now(off))).toMatchObject({ status })
  })

  test('each code works once, also for another login', async () => {
    const [first, second] = [await begin(), await begin()]
    const code = now()
    expect(await first.finish(code)).toMatchObject({ status: 200 })
    expect(await second.finish(code)).toMatchObject({ status: 422 })
    expect(await second.finish(now(-30 * SECOND))).toMatchObject({ status: 422 })
    server.clock.forward(30 * SECOND)
    expect(await second.finish(now())).toMatchObject({ status: 200 })
  })

  test('of 100 logins at once with one code one wins', async () => {
    const begun: Awaited<ReturnType<typeof begin>>[] = []
    const insert = server.context.db.insertInto('login_challenge')
    for (let index = 0; index < 100; index++) {
      const from = new Browser(server)
      const { id } = await insert
        .values({
          person_id: ada.id,
          device_id: from.device,
          created_at: server.clock.now(),
          expires_at: new Date(server.clock.now().getTime() + MINUTE),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      begun.push({ id, from, finish: (code) => from.post(`/auth/login/${id}`, { code }) })
    }
    // Every browser is known, so that no limit stands in the way of the race.
    await server.context.db
      .insertInto('known_device')
      .values(
        begun.map(({ from }) => ({
          person_id: ada.id,
          device_id: from.device,
          first_seen_at: server.clock.now(),
        })),
      )
      .execute()
    const code = now()
    const answers = await Promise.all(begun.map(({ finish }) => finish(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(99)

    const [recovery] = recoveryCodes as [string]
    const again = await Promise.all(begun.map(({ finish }) => finish(recovery)))
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('one login finished 100 times at once opens one session', async () => {
    const { finish } = await begin()
    const code = now()
    const answers = await Promise.all(Array.from({ length: 100 }, () => finish(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('bears five tries, also of 200 at once, and tells the owner that the password is known', async () => {
    const { finish } = await begin()
    const wrong = otherThan(now())
    const answers = await Promise.all(Array.from({ length: 200 }, () => finish(wrong)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    // The rest came too late, or while too many came at once.
    const rest = answers.filter(({ status }) => status !== 422)
    expect(rest.filter(({ status }) => status !== 404 && status !== 429)).toEqual([])
    expect(await finish(now())).toMatchObject({ status: 404 })
    const [mail] = await mailsTo(server, ada.email)
    expect(mail?.subject).toBe('Someone may know your Sojourn password')
  })

  test('is slowed for who begins again and again, from whatever browser, but not for the owner’s browser', async () => {
    server.clock.forward(HOUR)
    const wrong = otherThan(now())
    for (let round = 0; round < 2; round++) {
      const { finish } = await begin()
      for (let tries = 0; tries < 5; tries++) expect(await finish(wrong)).toMatchObject({ status: 422 })
    }
    expect(await (await begin()).finish(now())).toMatchObject({ status: 429 })
    expect(await (await begin(browser)).finish(now())).toMatchObject({ status: 200 })
  })

  test('is over after ten minutes, and belongs to the browser that began it', async () => {
    const { id, finish } = await begin()
    expect(await new Browser(server).post(`/auth/login/${id}`, { code: now() })).toMatchObject({
      status: 404,
    })
    expect(await new Browser(server).post(`/auth/login/${randomUUID()}`, { code: now() })).toMatchObject({
      status: 404,
    })
    server.clock.forward(10 * MINUTE)
    expect(await finish(now())).toMatchObject({ status: 404 })
  })

  test('begun with the old password is over once the password is changed, or set anew', async () => {
    const NEW = 'Brand-new-77'
    const fields = { newPassword: NEW, confirmPassword: NEW }
    const before = await begin()
    expect((await browser.put('/account/password', { password: PASSWORD, ...fields })).status).toBe(200)
    expect(await before.finish(now())).toMatchObject({ status: 404 })

    const { id } = (await browser.post('/auth/forgot-password', { email: ada.email })).body.data
    await browser.post(`/auth/forgot-password/${id}`, {})
    const link = linkIn(await mailAbout(server, ada.email, /^Set a new/)).searchParams
    const again = await begin(new Browser(server), { password: NEW })
    const path = `/auth/forgot-password/${link.get('id')}/${link.get('token')}`
    expect((await new Browser(server).put(path, fields)).status).toBe(200)
    expect(await again.finish(now())).toMatchObject({ status: 404 })
  })

  test('begun while the account had another email is over once that is taken back', async () => {
    const email = `new-${ada.email}`
    const tokenIn = async (address: string, subject: RegExp, name = 'token') =>
      linkIn(await mailAbout(server, address, subject)).searchParams.get(name)
    await browser.post('/account/email', { email, confirmEmail: email, password: PASSWORD })
    for (const token of [await tokenIn(ada.email, /^Change of/), await tokenIn(email, /^Confirm your/)])
      expect((await browser.post(`/account/email/${token}`)).status).toBe(200)
    const undo = await tokenIn(ada.email, /email was changed/, 'undo')
    const { finish } = await begin(new Browser(server), { email })
    expect((await browser.delete(`/account/email/${undo}`)).status).toBe(200)
    expect(await finish(now())).toMatchObject({ status: 404 })
  })

  test('another person’s code is none', async () => {
    const eve = await makePerson(server)
    const eves = await signIn(server, eve)
    const other = (await eves.post('/account/two-step')).body.data.secret
    await eves.put('/account/two-step', { code: codeOf(other, server.clock.now()) })
    const { finish } = await begin()
    if (codeOf(other, server.clock.now()) !== now())
      expect(await finish(codeOf(other, server.clock.now()))).toMatchObject({ status: 422 })
  })
})

describe('recovery codes', () => {
  test('work once each, however they are typed', async () => {
    const [first, second] = recoveryCodes as [string, string]
    expect(await (await begin()).finish(` ${first.toUpperCase().replace('-', ' ')} `)).toMatchObject({
      status: 200,
    })
    expect(await (await begin()).finish(first)).toMatchObject({ status: 422 })
    expect(await (await begin()).finish(second)).toMatchObject({ status: 200 })
    expect((await browser.get('/account/security')).body.data.recovery_codes_left).toBe(8)
  })

  test('give way to new ones', async () => {
    const renewed = await browser.post('/account/two-step/recovery-codes')
    expect(renewed.body.data.recovery_codes).toHaveLength(10)
    expect(await (await begin()).finish(recoveryCodes[0]!)).toMatchObject({ status: 422 })
    expect(await (await begin()).finish(renewed.body.data.recovery_codes[0])).toMatchObject({ status: 200 })
  })

  test('are refused to whoever has no authenticator', async () => {
    const eve = await signIn(server, await makePerson(server))
    expect(await eve.post('/account/two-step/recovery-codes')).toMatchObject({ status: 409 })
  })
})

test('turned off, the password alone signs in, and the owner is told', async () => {
  expect(await browser.delete('/account/two-step')).toMatchObject({ status: 204 })
  expect(await signIn(server, ada)).toBeInstanceOf(Browser)
  expect((await mailAbout(server, ada.email, /sign-in is off/)).text).toContain('your password alone')
  expect((await browser.get('/account/security')).body.data).toMatchObject({
    two_step: false,
    recovery_codes_left: 0,
  })
})

test('codes are not guessed where they confirm', async () => {
  const answers = []
  for (let tries = 0; tries < 11; tries++)
    answers.push((await browser.post('/account/confirmation', { code: otherThan(now()) })).status)
  expect([answers[0], answers.at(-1)]).toEqual([422, 429])
})

test('a code of the authenticator confirms as the password does', async () => {
  server.clock.forward(10 * MINUTE)
  await browser.head('/heartbeat')
  expect(await browser.post('/account/confirmation', { code: otherThan(now()) })).toMatchObject({
    status: 422,
  })
  const code = now()
  expect(await browser.post('/account/confirmation', { code })).toMatchObject({
    status: 200,
    body: { data: { until: new Date(server.clock.now().getTime() + 10 * MINUTE).toISOString() } },
  })
  expect(await browser.post('/account/confirmation', { code })).toMatchObject({ status: 422 })
  expect(await browser.post('/account/two-step/recovery-codes')).toMatchObject({ status: 200 })
})
