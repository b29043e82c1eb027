import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { inRoot, say } from './command.mjs'
import { ERRORS_ASIDE_FILE } from './errors-aside-reporter.mjs'
import { environment, pinnedNode, run } from './run.mjs'

/** Runs the tests of one part and tells how many passed and failed, which files did, and what failed aside of any test. */
export async function runVitest(part, { words = [], env, prefix, name = part }) {
  if (!existsSync(inRoot(part, 'vitest.config.ts')))
    return { code: 0, passed: 0, failed: 0, failedFiles: [], errorsAside: [] }
  const report = inRoot('.cache/test', `${name}.json`)
  await mkdir(inRoot('.cache/test'), { recursive: true })
  const aside = inRoot('.cache/test', `${name}-errors-aside.json`)
  for (const file of [report, aside]) await rm(file, { force: true })
  say(`\n${name}`)
  const started = Date.now()
  const { code } = await run(
    pinnedNode(),
    [
      ...[inRoot('node_modules/vitest/vitest.mjs'), 'run', '--root', inRoot(part)],
      ...[
        '--reporter=default',
        '--reporter=json',
        `--reporter=${inRoot('scripts/lib/errors-aside-reporter.mjs')}`,
      ],
      ...[`--outputFile.json=${report}`, ...words],
    ],
    { env: { ...(env ?? environment()), [ERRORS_ASIDE_FILE]: aside }, prefix },
  )
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
  say(`${name}: ${Math.round((Date.now() - started) / 1000)} s`)
  return {
    code,
    passed: numPassedTests,
    // A run can fail without a failing test: a file that does not load, an error between tests.
    failed: numFailedTests || (code === 0 ? 0 : 1),
    failedFiles: testResults.filter(({ status }) => status === 'failed').map(failedFile),
    errorsAside: [
      ...JSON.parse(await readFile(aside, 'utf8').catch(() => '["Vitest ended before it had told all."]')),
      ...testResults.flatMap(errorAside),
    ],
  }
}

/** A file has such an error when it did not load, or something before or after its tests failed. */
const errorAside = ({ name, status, message, assertionResults }) =>
  status === 'failed' && (message || assertionResults.every((test) => test.status !== 'failed'))
    ? [`${name}: ${message || 'it failed outside of its tests'}`]
    : []

const failedFile = ({ name, message, assertionResults }) => ({
  file: name,
  passed: assertionResults.filter(({ status }) => status === 'passed').length,
  errors: [
    ...(message ? [message] : []),
    ...assertionResults.flatMap(({ fullName, failureMessages = [] }) =>
      failureMessages.map((failure) => `${fullName}: ${failure}`),
    ),
  ],
})
