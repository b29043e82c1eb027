import { expect, test } from 'vitest'
import { startFakeRedis } from '../../../test/fake-redis.ts'
import { Browser, makePerson, PASSWORD } from '../../../test/people.ts'
import { startApp } from '../../../test/start-app.ts'
import { openPasswords } from './sign-in/password.ts'

test.each(['PostgreSQL', 'Redis'])('a sign-in cut by an outage is no failed try (%s)', async (place) => {
  const redis = place === 'Redis' ? { url: (await startFakeRedis()).url } : null
  const right = openPasswords('least')
  let isAway = true
  const isRight: typeof right.isRight = async (hash, password) => {
    if (isAway) throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
    return right.isRight(hash, password)
  }
  const server = await startApp({ settings: { redis }, replaced: { passwords: { ...right, isRight } } })
  const { email } = await makePerson(server)
  const browser = new Browser(server)
  const logIn = async () => (await browser.post('/auth/login', { email, password: PASSWORD })).status
  for (let tries = 0; tries < 6; tries++) expect(await logIn()).toBe(503)
  isAway = false
  expect(await logIn()).toBe(200)
  isAway = true
  for (let tries = 0; tries < 11; tries++) expect(await logIn()).toBe(503)
  isAway = false
  expect(await logIn()).toBe(200)
})
