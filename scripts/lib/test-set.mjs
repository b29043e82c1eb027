import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LONG = /\.long\.test\.tsx?$/
/** A test file that draws its rounds or its widths from the set it runs in. */
const IN_BOTH = /from '[^']*\/(test-set|widths)\.ts'/

/**
 * The test files of a folder that run in the set asked for: in the gate all but `*.long.test.ts`; in the long set these,
 * and those of the gate that do more there.
 */
export function filesOfSet(folder, patterns, set = process.env.TEST_SET) {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: folder }))
    .filter((file) => !file.includes('node_modules'))
  return set === 'long'
    ? files.filter((file) => LONG.test(file) || IN_BOTH.test(readFileSync(path.join(folder, file), 'utf8')))
    : files.filter((file) => !LONG.test(file))
}
