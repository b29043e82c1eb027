import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { linkIn, mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { Browser, makePerson, PASSWORD, signIn, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

const HOUR = 60 * 60_000
const QUESTION = 'What was the name of your first pet?'

let server: TestApp
let ada: TestPerson
/** Somebody who knows Ada's password and, for a moment, read her mails. */
let thief: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(2 * HOUR)
  ada = await makePerson(server)
  thief = await signIn(server, ada)
})

const tokenIn = async (address: string, subject: RegExp, name = 'token') =>
  linkIn(await mailAbout(server, address, subject)).searchParams.get(name) as string
const open = (token: string) => new Browser(server).post(`/account/email/${token}`)
const undo = (token: string) => new Browser(server).delete(`/account/email/${token}`)
const emailOf = async ({ id }: TestPerson) =>
  (
    await server.context.db
      .selectFrom('person')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).email

/** Changes the email from one address to another; gives the link that takes it back. */
async function change(from: string, to: string) {
  await thief.post('/account/email', { email: to, confirmEmail: to, password: PASSWORD })
  await open(await tokenIn(from, /^Change of your/))
  await open(await tokenIn(to, /^Confirm your new/))
  return tokenIn(from, /email was changed/, 'undo')
}

const signUp = (email: string) =>
  new Browser(server).post('/auth/signup/subscriber', {
    first_name: 'Theo',
    last_name: 'Thief',
    email,
    confirmEmail: email,
    password: 'Far-away-Places-7',
  })

test('an account that is taken back is not deleted, as whoever stole it asked', async () => {
  const token = await change(ada.email, `theo-${ada.email}`)
  expect((await thief.post('/account/deletion-requests')).status).toBe(200)
  expect((await undo(token)).status).toBe(200)
  const { deletion_due_at } = await server.context.db
    .selectFrom('person')
    .select('deletion_due_at')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(deletion_due_at).toBeNull()
})

test('whoever changed their own email changes it back the usual way', async () => {
  const before = ada.email
  await change(before, `new-${before}`)
  server.clock.forward(HOUR)
  thief = await signIn(server, { ...ada, email: `new-${before}` })
  await change(`new-${before}`, before)
  expect(await emailOf(ada)).toBe(before)
})

describe('while a change of email can be taken back', () => {
  test('nobody else gets the address, and the answer tells nothing', async () => {
    const taken = `theo-${ada.email}`
    const token = await change(ada.email, taken)
    expect((await signUp(ada.email)).status).toBe((await signUp(`free-${ada.email}`)).status)
    const other = await makePerson(server)
    const browser = await signIn(server, other)
    const wish = { email: ada.email, confirmEmail: ada.email, password: PASSWORD }
    await browser.post('/account/email', wish)
    await open(await tokenIn(other.email, /^Change of your/))
    expect(await open(await tokenIn(ada.email, /^Confirm your new/))).toMatchObject({ status: 409 })

    expect(await undo(token)).toMatchObject({ status: 200 })
    expect(await emailOf(ada)).toBe(ada.email)
  })

  test('after that the address is free', async () => {
    await change(ada.email, `theo-${ada.email}`)
    server.clock.forward(72 * HOUR)
    await signUp(ada.email)
    expect((await mailsTo(server, ada.email)).map(({ subject }) => subject)[0]).toMatch(/is your /)
  })
})

describe('the change is taken back', () => {
  test('with all later ones: none of them can be undone in turn', async () => {
    const [b, c] = [`b-${ada.email}`, `c-${ada.email}`]
    const owners = await change(ada.email, b)
    server.clock.forward(HOUR)
    thief = await signIn(server, { email: b })
    const thiefs = await change(b, c)
    expect(await undo(owners)).toMatchObject({ status: 200 })
    expect(await undo(thiefs)).toMatchObject({ status: 404 })
    expect(await emailOf(ada)).toBe(ada.email)
  })

  test('with the password the thief knew, and the guards they set', async () => {
    const taken = `theo-${ada.email}`
    const token = await change(ada.email, taken)
    await thief.put('/account/security-question', { question: QUESTION, answer: 'Rex' })
    const { secret } = (await thief.post('/account/two-step')).body.data
    const on = await thief.put('/account/two-step', { code: codeOf(secret, server.clock.now()) })
    expect(on.status).toBe(200)
    expect(await undo(token)).toMatchObject({ status: 200 })

    const again = await new Browser(server).post('/auth/login', { email: ada.email, password: PASSWORD })
    expect(again).toMatchObject({ status: 401 })
    const { id, security_question } = (
      await new Browser(server).post('/auth/forgot-password', { email: ada.email })
    ).body.data
    expect(security_question).toBeNull()
    await new Browser(server).post(`/auth/forgot-password/${id}`, {})
    const link = linkIn(await mailAbout(server, ada.email, /^Set a new/)).searchParams
    const fields = { newPassword: PASSWORD, confirmPassword: PASSWORD }
    await new Browser(server).put(`/auth/forgot-password/${link.get('id')}/${link.get('token')}`, fields)
    const owner = await signIn(server, ada)
    expect((await owner.get('/account/security')).body.data).toMatchObject({
      two_step: false,
      recovery_codes_left: 0,
      security_question: null,
    })
  })

  test('and guards the owner had before stay', async () => {
    await thief.put('/account/security-question', { question: QUESTION, answer: 'Rex' })
    server.clock.forward(HOUR)
    thief = await signIn(server, ada)
    expect(await undo(await change(ada.email, `theo-${ada.email}`))).toMatchObject({ status: 200 })
    const asked = await new Browser(server).post('/auth/forgot-password', { email: ada.email })
    expect(asked.body.data.security_question).toBe(QUESTION)
  })
})

describe('taking a change back takes away', () => {
  const OTHER_QUESTION = 'What was your first job?'
  const guard = async (browser: Browser, question: string) => {
    expect((await browser.put('/account/security-question', { question, answer: 'Rex' })).status).toBe(200)
    const { secret } = (await browser.post('/account/two-step')).body.data
    const code = codeOf(secret, server.clock.now())
    expect((await browser.put('/account/two-step', { code })).status).toBe(200)
  }
  const guardsOf = async ({ id, email }: TestPerson) => {
    const asked = await new Browser(server).post('/auth/forgot-password', { email })
    const { rows } = await server.context.pool.query(
      `select (select count(*)::int from two_step where person_id = $1) as locks,
              (select count(*)::int from known_device where person_id = $1) as devices`,
      [id],
    )
    return { question: asked.body.data.security_question, ...rows[0] }
  }

  test('no guard the owner had before, and none of anybody else', async () => {
    const other = await makePerson(server)
    await guard(thief, QUESTION)
    server.clock.forward(HOUR)
    await thief.head('/heartbeat')
    const token = await change(ada.email, `theo-${ada.email}`)
    server.clock.forward(HOUR)
    await guard(await signIn(server, other), OTHER_QUESTION)
    expect(await undo(token)).toMatchObject({ status: 200 })
    expect(await guardsOf(ada)).toEqual({ question: QUESTION, locks: 1, devices: 1 })
    expect(await guardsOf(other)).toEqual({ question: OTHER_QUESTION, locks: 1, devices: 1 })
  })
})

describe('who joined with an address that is not proven', () => {
  let squatter: Browser
  let victim: TestPerson
  beforeEach(async () => {
    victim = await makePerson(server, { verifiedEmail: false })
    squatter = await signIn(server, victim)
  })

  test('sets up nothing that would keep its owner out', async () => {
    const question = await squatter.put('/account/security-question', { question: QUESTION, answer: 'Rex' })
    expect(question).toMatchObject({ status: 409, body: { code: 'email_not_verified' } })
    expect(await squatter.post('/account/two-step')).toMatchObject({
      status: 409,
      body: { code: 'email_not_verified' },
    })
  })

  test('asks its owner nothing, and keeps nothing once the owner sets a password', async () => {
    await server.context.db
      .updateTable('person')
      .set({ security_question: QUESTION, security_answer_hash: 'of long ago' })
      .where('id', '=', victim.id)
      .execute()
    const { id, security_question } = (
      await new Browser(server).post('/auth/forgot-password', { email: victim.email })
    ).body.data
    expect(security_question).toBeNull()
    await new Browser(server).post(`/auth/forgot-password/${id}`, {})
    const link = linkIn(await mailAbout(server, victim.email, /^Set a new/)).searchParams
    const set = await new Browser(server).put(
      `/auth/forgot-password/${link.get('id')}/${link.get('token')}`,
      { newPassword: PASSWORD, confirmPassword: PASSWORD },
    )
    expect(set.status).toBe(200)
    const owner = await signIn(server, victim)
    expect((await owner.get('/account/security')).body.data.security_question).toBeNull()
  })
})
