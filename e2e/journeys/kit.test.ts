import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { visit } from '../browser.ts'
import { lookOver } from '../look-over.ts'
import { startServer } from '../server.ts'

test('the kit opens in order', async () => {
  const { page, response } = await visit('/dev/kit')
  expect(response.status()).toBe(200)
  await lookOver(page)
})

describe('where a part of the server lies elsewhere', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:9', QUICK_PASSWORDS: '', DEMO: '0' })
  })
  afterAll(() => server.stop())

  test.each(['/dev/kit', '/dev/outbox', '/dev/outbox.json'])('%s is not there', async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404)
    expect((await fetch(inject('origin') + path)).status).toBe(200)
  })
})
