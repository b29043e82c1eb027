import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { readSettings } from '../../../settings/settings.ts'

const PRODUCTION = readSettings({ NODE_ENV: 'production', SECRET: 'x'.repeat(32) })

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ settings: { workCost: PRODUCTION.workCost } })
})
afterAll(() => server.close())

test('in production a password is hashed with 64 MiB in three rounds on one core', async () => {
  const email = `ines-${randomUUID()}@example.com`
  const { status } = await new Browser(server).post('/auth/signup/subscriber', {
    first_name: 'Ines',
    last_name: 'Duarte',
    email,
    confirmEmail: email,
    password: 'C0bol-forever!',
  })
  expect(status).toBe(201)
  const { password_hash } = await server.context.db
    .selectFrom('person')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
})
