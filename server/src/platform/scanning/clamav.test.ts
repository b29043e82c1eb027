import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClamdMood, EICAR, startFakeClamd } from '../../../test/fake-clamd.ts'
import { clamav } from './clamav.ts'

let daemon: Awaited<ReturnType<typeof startFakeClamd>>
beforeAll(async () => {
  daemon = await startFakeClamd()
})
afterAll(() => daemon.close())

const scan = (...parts: string[]) =>
  clamav({ host: '127.0.0.1', port: daemon.port }, 200).scan(() =>
    Readable.from(parts.map((part) => Buffer.from(part))),
  )

test('a clean file is clean, one with a virus is not, also where the virus lies across two pieces', async () => {
  daemon.be('answers')
  expect(await scan('a letter')).toBe('clean')
  expect(await scan(EICAR)).toBe('infected')
  expect(await scan('a letter', EICAR.slice(0, 30), EICAR.slice(30))).toBe('infected')
})

test.each<ClamdMood>(['hangs', 'breaks off', 'is full'])('a daemon that %s has not looked', async (mood) => {
  daemon.be(mood)
  await expect(scan('a letter')).rejects.toThrow()
})
