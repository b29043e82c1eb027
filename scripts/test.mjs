import { cpus } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { changedTests } from './lib/changed-tests.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { command, inRoot, root, say } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { newPromisesFile, promiseTable } from './lib/promise-table.mjs'
import { repeatFailedFiles } from './lib/repeat-failed-files.mjs'
import { environment, pinnedNode, run } from './lib/run.mjs'
import { runVitest } from './lib/run-vitest.mjs'

// The quick and the basic first. `npm test -- server web` runs these two; all other words go to Vitest.
const PARTS = ['check', 'scripts', 'contract', 'web', 'sandbox', 'demo', 'server', 'e2e']
const LONG_PARTS = ['web', 'sandbox', 'demo', 'server', 'e2e']
const NEED_PAGES = ['server', 'e2e']
/** Browsers mostly wait, so the server's tests run beside them. */
const SIDE_BY_SIDE = ['server', 'e2e']
const NOTHING = { code: 0, passed: 0, failed: 0 }
/** The very end tells so much of each failed test. */
const MOST_WORDS = 600

await command(async () => {
  const started = Date.now()
  const cpuBefore = cpuSeconds()
  const { isLong, parts: asked, wordsFor } = await chosen(process.argv.slice(2))
  // Both begin with the same story, which is then told once less.
  const isDemoWithin =
    !isLong && ['demo', 'server'].every((part) => asked.includes(part) && isWhole(wordsFor(part)))
  const parts = isDemoWithin ? asked.filter((part) => part !== 'demo') : asked
  await ensureInstalled()
  const promises = isLong ? await newPromisesFile() : undefined
  const env = environment({
    // Each file of tests is a process of its own, and would compile Playwright or PostgreSQL's driver again.
    NODE_COMPILE_CACHE: inRoot('.cache/compiled'),
    ...(isLong && { TEST_SET: 'long', PROMISES_FILE: promises }),
    ...(parts.includes('e2e') && { CHROMIUM_PATH: await ensureChromium() }),
  })
  if (parts.some((part) => NEED_PAGES.includes(part))) await ensureBuilt()

  const sum = { passed: 0, failed: 0, red: [] }
  const add = async (part, prefix, beside) => {
    const {
      code,
      passed,
      failed,
      failedFiles = [],
      errorsAside = [],
    } = await runPart(part, {
      words: wordsFor(part),
      env: part === 'server' && isDemoWithin ? { ...env, WITH_DEMO_FILES: '1' } : env,
      isLong,
      prefix,
      beside,
    })
    sum.passed += passed
    sum.failed += failed
    sum.red.push(...whatFailed(failedFiles, errorsAside))
    return code
  }
  let code = 0
  for (const part of parts.filter((one) => !isPair(parts) || !SIDE_BY_SIDE.includes(one))) {
    code = await add(part)
    if (code !== 0) break
  }
  if (code === 0 && isPair(parts)) {
    const server = add('server', 'server')
    const codes = await Promise.all([server, add('e2e', 'e2e', server)])
    code = codes.find((one) => one !== 0) ?? 0
  }
  const table = promises && (await promiseTable(promises))
  if (table) say(`\n${table}\n`)
  say(
    `${((Date.now() - started) / 60_000).toFixed(1)} minutes, ${Math.round(cpuSeconds() - cpuBefore)} CPU seconds of this machine`,
  )
  // The output is long, and whoever reads its end only has to see which they were.
  for (const red of sum.red) say(`FAILED ${red}`)
  say(`${sum.passed} passed, ${sum.failed} failed`)
  return code
})

async function chosen(args) {
  const isLong = args.includes('--long')
  const words = args.filter((word) => word !== '--long')
  const all = isLong ? LONG_PARTS : PARTS
  const since = words.find((word) => /^--changed(=|$)/.test(word))
  if (since) {
    const changed = await changedTests(since.split('=')[1])
    return { isLong, parts: all.filter((part) => changed.has(part)), wordsFor: (part) => changed.get(part) }
  }
  const named = all.filter((part) => words.includes(part))
  const forVitest = words.filter((word) => !PARTS.includes(word))
  return { isLong, parts: named.length > 0 ? named : all, wordsFor: () => forVitest }
}

function whatFailed(failedFiles, errorsAside) {
  const inTests = failedFiles.flatMap(({ file, errors }) =>
    errors.map((error) => `${path.relative(root, file)}: ${error}`),
  )
  return [...inTests, ...errorsAside].map((error) => error.split(/\n\s+at /)[0].slice(0, MOST_WORDS))
}

function isWhole(words) {
  return !words?.length
}

function isPair(parts) {
  return SIDE_BY_SIDE.every((part) => parts.includes(part))
}

async function runPart(part, { words, env, isLong, prefix, beside }) {
  if (part === 'check') {
    const { code } = await run(pinnedNode(), ['scripts/check.mjs'], { env })
    return { code, passed: 0, failed: code === 0 ? 0 : 1 }
  }
  if (isLong && part !== 'e2e') return runLong(part, { words, env, prefix })
  const ran = await runVitest(part, { words, env, prefix })
  if (part !== 'e2e' || ran.code === 0) return ran
  await beside
  return repeatFailedFiles(ran, { env, prefix })
}

/**
 * The long set runs what the gate leaves out, and then the gate's own files in another order: none may live on what
 * another left behind.
 */
async function runLong(part, { words, env, prefix }) {
  const long = part === 'web' ? NOTHING : await runVitest(part, { words, env, prefix })
  if (long.code !== 0 || words.length > 0) return long
  const inGate = { ...env, TEST_SET: 'gate' }
  const again = await runVitest(part, {
    words: ['--sequence.shuffle.files'],
    env: inGate,
    prefix,
    name: `${part}-shuffled`,
  })
  return { ...again, passed: long.passed + again.passed }
}

function cpuSeconds() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000
}
