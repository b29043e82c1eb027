import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inRoot } from '../../scripts/lib/command.mjs'
import { quickFolder } from './quick-folder.ts'
import { postmasterPid, startServerProcess } from './server-process.ts'

const COMMAND = path.resolve(import.meta.dirname, '../src/commands/staff-command.ts')

// Whole servers start here, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 })

let dataDir: string
beforeAll(async () => {
  dataDir = await quickFolder('sojourn-staff-')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function staff(...words: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_COMPILE_CACHE: inRoot('.cache/compile') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, error, code: child.exitCode }
}

test('staff are made beside a stopped server and beside a running one', async () => {
  expect(await staff('add', 'nora@example.com')).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringContaining('is staff now'),
  })
  expect(await postmasterPid(dataDir)).toBeUndefined()

  const server = startServerProcess(dataDir, { ROLE: 'worker' })
  const address = await server.address
  expect(await staff('add', 'otto@example.com')).toMatchObject({
    code: 0,
    error: '',
    // On the port the server has, which the command was not told.
    out: expect.stringContaining(`\n  ${address}/p/auth/`),
  })
  const listed = await staff('list')
  expect(listed.out).toMatch(/^nora@example\.com .*\notto@example\.com /)
  expect(await postmasterPid(dataDir)).toBeGreaterThan(0)
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })

  expect(await staff('remove', 'nobody')).toEqual({
    code: 1,
    out: '',
    error: '"nobody" is not an email.\n',
  })
})
