import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openContext } from '../browser.ts'
import { expectInOrder } from '../look-over.ts'
import { startServer } from '../server.ts'

test('the kit is in order', async () => {
  const context = await openContext()
  onTestFinished(() => context.close())
  await expectInOrder(context, { path: '/dev/kit' })
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
