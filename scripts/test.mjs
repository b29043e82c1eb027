import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { command, inRoot, say } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { environment, pinnedNode, run } from './lib/run.mjs'

// In this order: the quick and the basic first. `npm test -- server web` runs these two; all else goes to Vitest.
const PARTS = ['check', 'scripts', 'contract', 'server', 'web', 'e2e']
const NEED_PAGES = ['server', 'e2e']

await command(async () => {
  const words = process.argv.slice(2)
  const chosen = PARTS.filter((part) => words.includes(part))
  const parts = chosen.length > 0 ? chosen : PARTS
  const forVitest = words.filter((word) => !PARTS.includes(word))

  await ensureInstalled()
  const env = parts.includes('e2e') ? environment({ CHROMIUM_PATH: await ensureChromium() }) : environment()
  const sum = { passed: 0, failed: 0 }
  let code = 0
  for (const part of parts) {
    if (NEED_PAGES.includes(part)) await ensureBuilt()
    code = part === 'check' ? await check(env, sum) : await vitest(part, forVitest, env, sum)
    if (code !== 0) break
  }
  say(`${sum.passed} passed, ${sum.failed} failed`)
  return code
})

async function check(env, sum) {
  const { code } = await run(pinnedNode(), ['scripts/check.mjs'], { env })
  if (code !== 0) sum.failed += 1
  return code
}

async function vitest(part, args, env, sum) {
  if (!existsSync(inRoot(part, 'vitest.config.ts'))) return 0
  const report = inRoot('.cache/test', `${part}.json`)
  await mkdir(inRoot('.cache/test'), { recursive: true })
  await rm(report, { force: true })
  say(`\n${part}`)
  const { code } = await run(
    pinnedNode(),
    [
      ...[inRoot('node_modules/vitest/vitest.mjs'), 'run', '--root', inRoot(part)],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    ],
    { env },
  )
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(
    await readFile(report, 'utf8').catch(() => '{}'),
  )
  sum.passed += numPassedTests
  // A run can fail without a failing test: a file that does not load, an error between tests.
  sum.failed += numFailedTests || (code === 0 ? 0 : 1)
  return code
}
