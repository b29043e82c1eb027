import { expect, test } from 'vitest'
import { Browser, makePerson, PASSWORD, signIn } from '../../../test/people.ts'
import { startApp } from '../../../test/start-app.ts'
import { sweepIdentity } from './sweep-identity.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

test('what nobody can use any more is swept, and nothing before', async () => {
  const server = await startApp()
  const counts = async () => {
    const { rows } = await server.context.pool.query(
      `select (select count(*) from email_code) as codes, (select count(*) from signup) as signups,
              (select count(*) from password_reset) as resets, (select count(*) from login_failure) as failures,
              (select count(*) from email_change) as changes, (select count(*) from session) as sessions`,
    )
    return rows[0]
  }
  const sweep = () => sweepIdentity.run(server.context, {})
  const ada = await makePerson(server)
  const browser = await signIn(server, ada)
  const leaving = await signIn(server, ada)
  await leaving.post('/auth/logout')
  const visitor = new Browser(server)
  const email = 'grace@example.com'
  await visitor.post('/auth/signup/subscriber', {
    ...{ first_name: 'Grace', last_name: 'Hopper', email, confirmEmail: email, password: 'C0bol-forever!' },
  })
  await visitor.post('/auth/forgot-password', { email })
  await visitor.post('/auth/login', { email, password: 'Wr0ng-guess!' })
  const other = 'other@example.com'
  await browser.post('/account/email', { email: other, confirmEmail: other, password: PASSWORD })

  const all = { codes: 1, signups: 1, resets: 1, failures: 1, changes: 1, sessions: 2 }
  await sweep()
  expect(await counts()).toEqual(all)
  server.clock.forward(DAY + HOUR)
  await sweep()
  expect(await counts()).toEqual({ ...all, codes: 0, resets: 0, failures: 0 })
  server.clock.forward(6 * DAY)
  await browser.head('/heartbeat')
  await sweep()
  expect(await counts()).toEqual({ ...all, codes: 0, resets: 0, failures: 0, signups: 0 })
  server.clock.forward(24 * DAY)
  await sweep()
  expect(await counts()).toEqual({ codes: 0, signups: 0, resets: 0, failures: 0, changes: 0, sessions: 1 })
  expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
})

test('a device nobody uses for a year is forgotten, but not the newest', async () => {
  const server = await startApp()
  const ada = await makePerson(server)
  const left = await makePerson(server)
  const old = await signIn(server, ada)
  await old.post('/auth/logout')
  await signIn(server, left)
  const often = new Browser(server)
  const signInOften = () => often.post('/auth/login', { email: ada.email, password: PASSWORD })
  await signInOften()
  for (let month = 0; month < 14; month++) {
    server.clock.forward(29 * DAY)
    await signInOften()
    await sweepIdentity.run(server.context, {})
  }
  const { rows } = await server.context.pool.query<{ device_id: string }>(
    'select device_id from known_device where person_id = $1',
    [ada.id],
  )
  expect(rows.map(({ device_id }) => device_id)).toEqual([often.device])
  const others = await server.context.pool.query('select from known_device where person_id = $1', [left.id])
  expect(others.rowCount).toBe(1)
})
