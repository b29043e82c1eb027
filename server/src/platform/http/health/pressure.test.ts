import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startApp } from '../../../../test/start-app.ts'

test('a server that cannot keep up sends requests away, but tells machines how it is', async () => {
  const { app } = await startApp({ pressure: { mostDelayMs: 20, sampleMs: 30 } })
  await app.ready()
  expect((await app.inject('/api/purposes')).statusCode).toBe(200)
  while (!app.isUnderPressure()) {
    block(100)
    await turn()
  }
  const refused = await app.inject('/api/purposes')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({ code: 'overloaded', request_id: refused.headers['x-request-id'] })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/metrics')).statusCode).toBe(200)
  expect((await app.inject('/assets/part-of-a-page.js')).statusCode).not.toBe(503)
})

/** Keeps this thread from everything else. */
const block = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
