import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

test('the headless shell goes before a whole browser, wherever it lies', async () => {
  const later = path.join(folder, 'later')
  await mkdir(later)
  vi.stubEnv('PATH', [folder, later].join(path.delimiter))
  await program('chromium', 'exit 0')
  const shell = await program('later/chromium-headless-shell', 'exit 0')
  expect(await ensureChromium()).toBe(shell)
})

describe('as root, where none is there', () => {
  beforeEach(() => {
    vi.spyOn(process, 'getuid').mockReturnValue(0)
    vi.spyOn(console, 'log').mockReturnValue()
  })

  /** A system that has this one package of those that are asked for. */
  async function systemWith(name) {
    const brought = path.join(folder, name)
    const bring = `printf '#!/bin/sh\\nexit 0\\n' > ${brought} && /bin/chmod 755 ${brought}`
    await program('apt-get', `[ "$3" = install ] || exit 0; [ "$6" = ${name} ] || exit 1; ${bring}`)
    return brought
  }

  test('the headless shell is installed from the system', async () => {
    const shell = await systemWith('chromium-headless-shell')
    expect(await ensureChromium()).toBe(shell)
  })

  test('a whole browser is, on a system that has no package of the shell', async () => {
    const chromium = await systemWith('chromium')
    expect(await ensureChromium()).toBe(chromium)
  })
})

async function program(name, script) {
  const file = path.join(folder, name)
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}
