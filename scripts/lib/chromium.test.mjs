import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureChromium } from './chromium.mjs'

let folder

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sojourn-chromium-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', path.join(folder, 'none'))
  vi.stubEnv('CHROMIUM_PATH', '')
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

test('one that is there is taken, but not one that does not run', async () => {
  await program('chromium', 'exit 1')
  const works = await program('google-chrome', 'exit 0')
  expect(await ensureChromium()).toBe(works)
})

test('the one named in CHROMIUM_PATH goes first, and must run', async () => {
  await program('chromium', 'exit 0')
  vi.stubEnv('CHROMIUM_PATH', await program('mine', 'exit 0'))
  expect(await ensureChromium()).toBe(path.join(folder, 'mine'))
  vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'nowhere'))
  await expect(ensureChromium()).rejects.toThrow(/^CHROMIUM_PATH is ".*nowhere", which does not run/)
})

test('as root it is installed from the system where none is there', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  vi.spyOn(console, 'log').mockReturnValue()
  const chromium = path.join(folder, 'chromium')
  const install = `[ "$3" = install ] && printf '#!/bin/sh\\nexit 0\\n' > ${chromium} && /bin/chmod 755 ${chromium}; exit 0`
  await program('apt-get', install)
  expect(await ensureChromium()).toBe(chromium)
})

async function program(name, script) {
  const file = path.join(folder, name)
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}
