import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot, root, say } from './command.mjs'
import { runVitest } from './run-vitest.mjs'

/** With more than this many red files something is broken, and a second run would only cost time. */
const MOST = 4

/**
 * A browser file that failed runs once more, alone. One that passes then is told and kept in `.cache/test/flaky.json`,
 * and does not stop the suite; whoever sees it mends it first. An error aside of the tests, such as one nobody caught or a
 * file that does not load, is nobody's bad luck: it stays red whatever a second run says.
 */
export async function repeatFailedFiles(ran, { env, prefix }) {
  const { failedFiles, errorsAside } = ran
  for (const error of errorsAside) say(`Outside of any test: ${error}`)
  if (errorsAside.length > 0 || failedFiles.length === 0 || failedFiles.length > MOST) return ran

  const sum = { code: 0, passed: ran.passed, failed: 0, failedFiles: [], errorsAside: [] }
  for (const { file, errors, passed } of failedFiles) {
    const name = path.basename(file).replace(/\.test\.ts$/, '')
    const again = await runVitest('e2e', { words: [file], env, prefix, name: `e2e-again-${name}` })
    sum.passed += again.passed - passed
    sum.failed += again.failed
    sum.failedFiles.push(...again.failedFiles)
    sum.errorsAside.push(...again.errorsAside)
    if (again.code !== 0) sum.code = again.code
    else await keep({ file: path.relative(root, file), errors })
  }
  return sum
}

async function keep(flaky) {
  say(`FLAKY: ${flaky.file} failed and passed when it ran again, alone. Mend it first.`)
  for (const error of flaky.errors) say(error)
  const list = inRoot('.cache/test/flaky.json')
  const before = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'))
  await writeFile(
    list,
    `${JSON.stringify([...before, { ...flaky, at: new Date().toISOString() }], null, 2)}\n`,
  )
}
