import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from './command.mjs'

/** The tests of a long run write here what they tried of the promises in docs/operations.md. */
export async function newPromisesFile() {
  const file = inRoot('.cache/test/promises.jsonl')
  await mkdir(path.dirname(file), { recursive: true })
  await rm(file, { force: true })
  return file
}

/** Promise, tries, result: one row for each that was tried; the same one tried in several tests is one row. */
export async function promiseTable(file) {
  if (!existsSync(file)) return undefined
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  return tableOf(lines.map((line) => JSON.parse(line)))
}

export function tableOf(tried) {
  const rows = new Map()
  for (const { promise, tries, result } of tried) {
    const { tries: before = [], isKept = true } = rows.get(promise) ?? {}
    rows.set(promise, { tries: [...before, tries], isKept: isKept && result === 'kept' })
  }
  const cells = [...rows].map(([promise, { tries, isKept }]) => [
    promise,
    countAlike(tries),
    isKept ? 'kept' : 'BROKEN',
  ])
  return [['promise', 'tries', 'result'], ['---', '---', '---'], ...cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

function countAlike(tries) {
  const counts = new Map()
  for (const one of tries) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].map(([one, count]) => (count > 1 ? `${count} × ${one}` : one)).join('; ')
}
