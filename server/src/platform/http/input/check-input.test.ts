import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const status = async (url: string, payload?: object) =>
  (await server.app.inject({ method: payload ? 'POST' : 'GET', url, ...(payload && { payload }) })).statusCode

const message = { name: 'Ada', email: 'ada@example.com', subject: 'NUL', message: 'One\u0000two' }

test('the one character PostgreSQL cannot store is refused wherever it stands', async () => {
  expect(await status('/api/consultants/a%00b')).toBe(404)
  expect(await status('/api/countries/CA?purpose_id=%00')).toBe(400)
  expect(await status('/api/contact-messages', message)).toBe(400)
})

test('the same character only written out is text like any other', async () => {
  expect(await status('/api/contact-messages', { ...message, message: 'It is written \\u0000.' })).toBe(201)
})
