import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EICAR } from '../../../test/fake-clamd.ts'
import { clamav } from './clamav.ts'

const VIRUS = Buffer.from(EICAR)

let folder: string
let port: number
let daemon: ReturnType<typeof spawn>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-clamd-'))
  // It knows one virus only: the signatures of the world are far too large for a test.
  await mkdir(join(folder, 'signatures'))
  const md5 = createHash('md5').update(VIRUS).digest('hex')
  await writeFile(join(folder, 'signatures/one.hdb'), `${md5}:${VIRUS.length}:Eicar-Test\n`)
  port = await freePort()
  await writeFile(
    join(folder, 'clamd.conf'),
    [
      'Foreground yes',
      `DatabaseDirectory ${join(folder, 'signatures')}`,
      `TCPSocket ${port}`,
      'TCPAddr 127.0.0.1',
      'StreamMaxLength 25M',
      '',
    ].join('\n'),
  )
  await chmod(folder, 0o755)
  daemon = spawn('clamd', [`--config-file=${join(folder, 'clamd.conf')}`], { stdio: 'ignore' })
  daemon.on('error', () => {})
  await vi
    .waitFor(() => reach(port), 60_000)
    .catch(() => {
      throw new Error('clamd does not start here: install clamav-daemon by apt')
    })
}, 90_000)
afterAll(async () => {
  daemon.kill()
  await rm(folder, { recursive: true, force: true })
})

const scan = (content: Buffer) =>
  clamav({ host: '127.0.0.1', port }).scan(() =>
    Readable.from([content.subarray(0, 20), content.subarray(20)]),
  )

test('the real daemon finds what it knows and lets the rest through, up to the largest file we take', async () => {
  expect(await scan(VIRUS)).toBe('infected')
  expect(await scan(Buffer.from('a letter to the embassy'))).toBe('clean')
  expect(await scan(Buffer.alloc(20_000_000, 'a'))).toBe('clean')
}, 60_000)

test('a file beyond what the daemon takes has not been looked at', async () => {
  await expect(scan(Buffer.alloc(30_000_000, 'a'))).rejects.toThrow()
}, 60_000)

async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return free
}

function reach(at: number) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect(at, '127.0.0.1', resolve).on('error', reject)
  return promise.finally(() => socket.destroy())
}
