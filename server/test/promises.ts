import { appendFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'

/**
 * Registers a promise of docs/operations.md with the test that drives it; how often it was tried is said once that is known.
 * `npm run test:long` prints all of them as a table, with what came of each.
 */
export function promise(words: string, known?: string): (tries: string) => void {
  let tries = known ?? 'not to the end'
  onTestFinished(({ task }) => {
    const file = process.env.PROMISES_FILE
    const result = task.result?.state === 'fail' ? 'BROKEN' : 'kept'
    if (file) appendFileSync(file, `${JSON.stringify({ promise: words, tries, result })}\n`)
  })
  return (count) => {
    tries = count
  }
}
