import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inLongSet } from '../../server/test/test-set.ts'
import { visit } from '../browser.ts'
import { lookOver } from '../check-screen.ts'
import { startServer } from '../server.ts'

/** The server of all tests believes a proxy, so the pages for developers are not there. */
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '', DEMO: '0' })
})
afterAll(() => server.stop())

test('the kit opens in order', async () => {
  const { page, response } = await visit('/dev/kit', { at: server.origin })
  expect(response.status()).toBe(200)
  await lookOver(page, inLongSet)
})

test.each(['/dev/kit', '/dev/outbox', '/dev/outbox.json'])(
  '%s is there for this machine alone',
  async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(200)
    expect((await fetch(inject('origin') + path)).status).toBe(404)
  },
)
