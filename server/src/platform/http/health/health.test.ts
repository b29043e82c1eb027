import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { defineCall, one } from '@sojourn/contract/calls/call'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { lockDatabase } from '../../../../test/database.ts'
import { startApp } from '../../../../test/start-app.ts'
import { handle } from '../handler.ts'

test('a server with a migrated database is alive and ready', async () => {
  const { app } = await startApp()
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.body]).toEqual([200, 'ready'])
})

test('without its database a server is alive but not ready', async () => {
  const { app, databaseUrl } = await startApp()
  await lockDatabase(databaseUrl)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.body]).toEqual([503, 'The database does not answer.'])
  expect((await app.inject('/metrics')).statusCode).toBe(200)
})

test('a database that lacks a migration is not ready', async () => {
  const { app, context } = await startApp()
  await context.pool.query("delete from migration where name = '0002_idempotency.sql'")
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.body]).toEqual([503, 'The database still lacks 0002_idempotency.sql.'])
})

/** Two requests in one connection: the first is being answered while the server stops, the second comes then. */
test('a server that stops finishes what runs, says it is not ready, and takes nothing new', async () => {
  const started = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = defineCall({
    method: 'GET',
    path: '/slow',
    summary: 'Takes its time.',
    who: 'anyone',
    reply: one(z.string()),
  })
  const slowHandler = handle(slow, async () => {
    started.resolve()
    await mayEnd.promise
    return { data: 'finished' }
  })
  const { app } = await startApp({ moreHandlers: [slowHandler] })
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo

  const socket = connect(port)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.write('GET /api/slow HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await started.promise
  const closing = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  mayEnd.resolve()
  await Promise.all([closing, once(socket, 'close')])
  expect(heard).toContain('{"data":"finished"}')
  expect(heard).toMatch(/503 Service Unavailable[\s\S]*This server is stopping\./)
})
