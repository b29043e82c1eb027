import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser, makePerson, PASSWORD, signIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('a person signs in: the nonce and the role are in the headers, the session in a cookie scripts cannot read', async () => {
  const ada = await makePerson(server)
  const browser = new Browser(server)
  const answer = await browser.post('/auth/login', { email: ada.email.toUpperCase(), password: PASSWORD })
  expect(answer).toMatchObject({ status: 200, body: { data: { outcome: 'signed_in', is_a: 'subscriber' } } })
  expect(answer.headers).toMatchObject({ 'x-role': 'subscriber', 'cache-control': 'private, no-store' })
  expect(answer.headers['x-nonce']).toEqual(expect.any(String))
  const again = await signIn(server, ada)
  expect(await again.head('/heartbeat')).toMatchObject({ status: 204 })
})
