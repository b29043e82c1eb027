import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkIn, mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { Browser, makePerson, PASSWORD, signIn, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { hashOfDatabase } from '../../../test/whole-database.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NEW = 'Brand-new-77'

let server: TestApp
let ada: TestPerson
let browser: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(2 * HOUR)
  ada = await makePerson(server)
  browser = await signIn(server, ada)
})

test('what guards an account is shown without its secrets', async () => {
  expect((await browser.get('/account/security')).body.data).toEqual({
    has_password: true,
    password_changed_at: null,
    security_question: null,
    two_step: false,
    recovery_codes_left: 0,
    pending_email: null,
    login_alerts: true,
  })
})

test('a suspended person is told by what they can confirm that it is them', async () => {
  await server.context.db
    .updateTable('person')
    .set({ password_hash: null, suspended_at: server.clock.now(), suspended_reason: 'Spam.' })
    .where('id', '=', ada.id)
    .execute()
  expect(await browser.get('/account/security')).toMatchObject({
    status: 200,
    body: { data: { has_password: false, two_step: false } },
  })
  expect((await browser.get('/account/notifications')).body.code).toBe('suspended')
})

describe('changing the password', () => {
  const change = (from: Browser, more: object = {}) =>
    from.put('/account/password', { password: PASSWORD, newPassword: NEW, confirmPassword: NEW, ...more })

  test('ends every other session, and this one goes on under a new id', async () => {
    const other = await signIn(server, ada)
    const before = browser.cookies.get('session') as string
    expect(await change(browser)).toMatchObject({
      status: 200,
      body: { data: { changed: true } },
      headers: { 'x-role': 'subscriber', 'x-nonce': expect.any(String) },
    })
    expect(browser.cookies.get('session')).not.toBe(before)
    expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
    expect(await other.head('/heartbeat')).toMatchObject({ status: 401 })
    const thief = new Browser(server)
    thief.cookies.set('session', before)
    expect(await thief.head('/heartbeat')).toMatchObject({ status: 401 })

    expect(linkIn(await mailAbout(server, ada.email, /password was changed/)).pathname).toBe(
      '/p/auth/forgot-password',
    )
    const login = (password: string) =>
      new Browser(server).post('/auth/login', { email: ada.email, password })
    expect(await login(NEW)).toMatchObject({ status: 200 })
    expect(await login(PASSWORD)).toMatchObject({ status: 401 })
    expect((await browser.get('/account/security')).body.data.password_changed_at).toBe(
      server.clock.now().toISOString(),
    )
  })

  test.each<[object, string, string]>([
    [{ password: '' }, 'password', 'please input your password'],
    [{ password: 'Wr0ng-guess!' }, 'password', 'this password is incorrect'],
    [{ newPassword: '', confirmPassword: '' }, 'newPassword', 'New password is required'],
    [{ confirmPassword: 'Other-new-77' }, 'confirmPassword', 'passwords do not match'],
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
  ])('with %j is refused, and nothing is written', async (wrong, field, message) => {
    const before = await hashOfDatabase(server.context.pool)
    expect(await change(browser, wrong)).toMatchObject({
      status: 422,
      body: { errors: [{ field, message }] },
    })
    expect(await hashOfDatabase(server.context.pool)).toBe(before)
  })

  test('bears ten wrong guesses a minute from whoever found the browser open', async () => {
    const wrong = { password: 'Wr0ng-guess!' }
    const answers = await Promise.all(Array.from({ length: 30 }, () => change(browser, wrong)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('is told to who has none how to get one', async () => {
    await server.context.db
      .updateTable('person')
      .set({ password_hash: null })
      .where('id', '=', ada.id)
      .execute()
    expect(await change(browser)).toMatchObject({ status: 409 })
  })
})

describe('showing the password again', () => {
  const confirm = (body: object) => browser.post('/account/confirmation', body)

  test('is good for ten minutes', async () => {
    server.clock.forward(HOUR)
    await browser.head('/heartbeat')
    expect(await browser.post('/account/two-step')).toMatchObject({
      status: 409,
      body: { code: 'confirm_first' },
    })
    expect(await confirm({ password: PASSWORD })).toMatchObject({
      status: 200,
      body: { data: { until: new Date(server.clock.now().getTime() + 10 * MINUTE).toISOString() } },
    })
    server.clock.forward(10 * MINUTE - 1)
    expect(await browser.post('/account/two-step')).toMatchObject({ status: 200 })
    server.clock.forward(1)
    expect(await browser.post('/account/two-step')).toMatchObject({ status: 409 })
  })

  test('counts for this session alone', async () => {
    server.clock.forward(HOUR)
    const other = await signIn(server, ada)
    server.clock.forward(10 * MINUTE)
    await Promise.all([browser.head('/heartbeat'), other.head('/heartbeat')])
    await confirm({ password: PASSWORD })
    expect(await other.post('/account/two-step')).toMatchObject({ status: 409 })
    expect(await browser.post('/account/two-step')).toMatchObject({ status: 200 })
  })

  test('wants the right one', async () => {
    server.clock.forward(HOUR)
    await browser.head('/heartbeat')
    expect(await confirm({ password: 'Wr0ng-guess!' })).toMatchObject({ status: 422 })
    expect(await confirm({})).toMatchObject({ body: { errors: [{ field: 'password' }] } })
    expect(await confirm({ code: '123456' })).toMatchObject({ body: { errors: [{ field: 'code' }] } })
    expect(await browser.post('/account/two-step')).toMatchObject({ status: 409 })
  })
})

describe('changing the email', () => {
  let wanted: string
  beforeEach(() => {
    wanted = `new-${ada.email}`
  })

  const ask = (more: object = {}) =>
    browser.post('/account/email', { email: wanted, confirmEmail: wanted, password: PASSWORD, ...more })
  const tokenIn = async (address: string, subject: RegExp, name = 'token') => {
    const link = linkIn(await mailAbout(server, address, subject))
    expect(link.pathname).toBe('/p/account/email-change')
    return link.searchParams.get(name) as string
  }
  const tokens = async () => ({
    fromOld: await tokenIn(ada.email, /^Change of your/),
    fromNew: await tokenIn(wanted, /^Confirm your new/),
  })
  const open = (token: string) => new Browser(server).post(`/account/email/${token}`)
  const undo = (token: string) => new Browser(server).delete(`/account/email/${token}`)
  const emailNow = async () =>
    (
      await server.context.db
        .selectFrom('person')
        .selectAll()
        .where('id', '=', ada.id)
        .executeTakeFirstOrThrow()
    ).email
  const changed = async () => {
    const typed = wanted.toUpperCase()
    await ask({ email: typed, confirmEmail: typed })
    const { fromOld, fromNew } = await tokens()
    await open(fromOld)
    await open(fromNew)
    expect(await emailNow()).toBe(wanted)
    return tokenIn(ada.email, /email was changed/, 'undo')
  }

  test('from an address that nobody has proven wants the link of the new one alone, and the old one hears nothing', async () => {
    await server.context.db
      .updateTable('person')
      .set({ email_verified_at: null })
      .where('id', '=', ada.id)
      .execute()
    const before = (await mailsTo(server, ada.email)).length
    expect(await ask()).toMatchObject({ status: 200 })
    const mail = await mailAbout(server, wanted, /^Confirm your new/)
    expect(mail.text).not.toContain('old address')
    for (let times = 0; times < 2; times++)
      expect(await open(await tokenIn(wanted, /^Confirm your new/))).toMatchObject({
        body: { data: { outcome: 'changed_at_once' } },
      })
    expect((await browser.get('/account')).body.data.email).toEqual({ address: wanted, verified: true })
    expect(await mailsTo(server, ada.email)).toHaveLength(before)
    // Whoever the old address belongs to may have it.
    const owner = await makePerson(server)
    const askForOld = await (await signIn(server, owner)).post('/account/email', {
      ...{ email: ada.email, confirmEmail: ada.email, password: PASSWORD },
    })
    expect(askForOld.status).toBe(200)
    expect(await open(await tokenIn(owner.email, /^Change of your/))).toMatchObject({ status: 200 })
    expect(await open(await tokenIn(ada.email, /^Confirm your new/))).toMatchObject({
      body: { data: { outcome: 'changed' } },
    })
  })

  test.each(['old first', 'new first'])('takes place when both links were opened, %s', async (order) => {
    const other = await signIn(server, ada)
    expect(await ask()).toMatchObject({ status: 200, body: { data: { pending: true } } })
    expect((await browser.get('/account/security')).body.data.pending_email).toBe(wanted)
    const { fromOld, fromNew } = await tokens()
    const [first, second] = order === 'old first' ? [fromOld, fromNew] : [fromNew, fromOld]
    for (let times = 0; times < 2; times++)
      expect(await open(first)).toMatchObject({
        status: 200,
        body: { data: { outcome: 'waiting_for_other' } },
      })
    expect(await emailNow()).toBe(ada.email)
    for (let times = 0; times < 2; times++)
      expect(await open(second)).toMatchObject({ status: 200, body: { data: { outcome: 'changed' } } })
    expect(await emailNow()).toBe(wanted)

    expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
    expect(await other.head('/heartbeat')).toMatchObject({ status: 401 })
    expect((await browser.get('/account')).body.data.email).toEqual({ address: wanted, verified: true })
    expect((await browser.get('/account/security')).body.data.pending_email).toBeNull()
    expect(
      await new Browser(server).post('/auth/login', { email: ada.email, password: PASSWORD }),
    ).toMatchObject({
      status: 401,
    })
    const subjects = (await mailsTo(server, ada.email)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual([
      'Change of your Sojourn email',
      'New sign-in to Sojourn',
      'Your Sojourn email was changed',
    ])
  })

  test('opened at once 50 times each changes once', async () => {
    await ask()
    const { fromOld, fromNew } = await tokens()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => open(index % 2 ? fromOld : fromNew)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await emailNow()).toBe(wanted)
    const mails = await mailsTo(server, ada.email)
    expect(mails.filter(({ subject }) => /was changed/.test(subject))).toHaveLength(1)
  })

  test('waits for 24 hours, and a newer wish takes its place', async () => {
    await ask()
    const first = await tokens()
    server.clock.forward(HOUR)
    await browser.head('/heartbeat')
    wanted = `newer-${ada.email}`
    await ask()
    expect(await open(first.fromOld)).toMatchObject({ status: 404 })
    const second = await tokens()
    await open(second.fromOld)
    server.clock.forward(24 * HOUR)
    expect(await open(second.fromNew)).toMatchObject({ status: 404 })
    expect(await emailNow()).toBe(ada.email)
  })

  test('for an email somebody else has looks the same and can never come true', async () => {
    const eve = await makePerson(server)
    const [free, taken] = [await ask(), await ask({ email: eve.email, confirmEmail: eve.email })]
    expect(taken.text).toBe(free.text)
    const mails = await mailsTo(server, eve.email)
    expect(mails).toMatchObject([{ subject: 'This email has a Sojourn account already' }])
    expect(linkIn(mails[0]!).pathname).toBe('/p/auth/login')
    const fromOld = await tokenIn(ada.email, /^Change of your/)
    expect(await open(fromOld)).toMatchObject({ body: { data: { outcome: 'waiting_for_other' } } })
  })

  test('is refused in the end when somebody joined with it meanwhile', async () => {
    await ask()
    const { fromOld, fromNew } = await tokens()
    await makePerson(server, { email: wanted })
    await open(fromOld)
    expect(await open(fromNew)).toMatchObject({ status: 409, body: { code: 'not_now' } })
    expect(await emailNow()).toBe(ada.email)
  })

  test.each<[object, string, string]>([
    [{ password: 'Wr0ng-guess!' }, 'password', 'this password is incorrect'],
    [{ confirmEmail: 'x@example.com' }, 'confirmEmail', 'emails do not match'],
    [{ email: 'x', confirmEmail: 'x' }, 'email', 'incorrect email'],
  ])('with %j is refused', async (wrong, field, message) => {
    expect(await ask(wrong)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } })
    const same = { email: ada.email, confirmEmail: ada.email }
    expect(await ask(same)).toMatchObject({
      body: { errors: [{ field: 'email', message: 'this is already your email' }] },
    })
    expect(await mailsTo(server, ada.email)).toHaveLength(0)
  })

  test('voids a link that sets a new password', async () => {
    const { id } = (await browser.post('/auth/forgot-password', { email: ada.email })).body.data
    await browser.post(`/auth/forgot-password/${id}`, {})
    const reset = linkIn(await mailAbout(server, ada.email, /^Set a new/)).searchParams
    await changed()
    const fields = { newPassword: NEW, confirmPassword: NEW }
    expect(
      await new Browser(server).put(`/auth/forgot-password/${reset.get('id')}/${reset.get('token')}`, fields),
    ).toMatchObject({ status: 404 })
  })

  test('is taken back from the old address within 72 hours, once, and everybody is signed out', async () => {
    const token = await changed()
    server.clock.forward(72 * HOUR - 1)
    expect(await undo(token)).toMatchObject({ status: 200, body: { data: { undone: true } } })
    expect(await emailNow()).toBe(ada.email)
    expect(await browser.head('/heartbeat')).toMatchObject({ status: 401 })
    expect(await undo(token)).toMatchObject({ status: 404 })
    await mailAbout(server, ada.email, /email is back$/)
  })

  test('taken back, it leaves whoever changed it no way in: neither a new password nor another email', async () => {
    const undoToken = await changed()
    const { id } = (await browser.post('/auth/forgot-password', { email: wanted })).body.data
    await browser.post(`/auth/forgot-password/${id}`, {})
    const reset = linkIn(await mailAbout(server, wanted, /^Set a new/)).searchParams
    const third = `third-${ada.email}`
    expect((await ask({ email: third, confirmEmail: third })).status).toBe(200)
    const fromOld = await tokenIn(wanted, /^Change of your/)
    const fromNew = await tokenIn(third, /^Confirm your new/)

    expect(await undo(undoToken)).toMatchObject({ status: 200 })
    expect(
      await new Browser(server).put(`/auth/forgot-password/${reset.get('id')}/${reset.get('token')}`, {
        newPassword: NEW,
        confirmPassword: NEW,
      }),
    ).toMatchObject({ status: 404 })
    for (const token of [fromOld, fromNew]) expect(await open(token)).toMatchObject({ status: 404 })
    expect(await emailNow()).toBe(ada.email)
  })

  test('is not taken back after 72 hours, nor by a link that was not for that', async () => {
    await ask()
    const { fromOld, fromNew } = await tokens()
    for (const token of [fromOld, fromNew, 'x']) expect(await undo(token)).toMatchObject({ status: 404 })
    await open(fromOld)
    await open(fromNew)
    const token = await tokenIn(ada.email, /email was changed/, 'undo')
    expect(await open(token)).toMatchObject({ status: 404 })
    server.clock.forward(72 * HOUR)
    expect(await undo(token)).toMatchObject({ status: 404 })
    expect(await emailNow()).toBe(wanted)
  })

  test('leaves no link in the database', async () => {
    const undoToken = await changed()
    const { rows } = await server.context.pool.query('select email_change::text as row from email_change')
    expect(rows.map(({ row }) => row).join()).not.toContain(undoToken)
  })
})
