import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible } from '../axe.ts'
import { DESK, PHONE, visit } from '../browser.ts'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { startServer } from '../server.ts'

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each([PHONE, DESK])('the kit opens in order at %i px', async (width) => {
    const { page, response } = await visit('/dev/kit', { width, scheme })
    expect(response.status()).toBe(200)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

describe('where a part of the server lies elsewhere', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
  })
  afterAll(() => server.stop())

  test.each(['/dev/kit', '/dev/outbox', '/dev/outbox.json'])('%s is not there', async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404)
    expect((await fetch(inject('origin') + path)).status).toBe(200)
  })
})
