import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { sourceFiles } from './sources.mjs'

const MOST_LINES = 120
const LONG_LINES = 60
const MOST_LONG = 30

/** No function of the pages is longer than three screens, and few are longer than one and a half. */
export async function longFunctions(root) {
  const long = []
  for await (const file of sourceFiles(root, ['web/app'])) {
    if (/\.test\.tsx?$/.test(file)) continue
    const text = await readFile(path.join(root, file), 'utf8')
    if (text.split('\n').length > LONG_LINES) long.push(...longIn(file, text))
  }
  const found = long
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, line, lines }) => ({
      file,
      line,
      sentence: `this function has ${lines} lines; no function of the pages has more than ${MOST_LINES}.`,
    }))
  if (long.length > MOST_LONG) {
    const { file, line, lines } = long.toSorted((one, other) => one.lines - other.lines)[0]
    found.push({
      file,
      line,
      sentence: `${long.length} functions of the pages have more than ${LONG_LINES} lines, and ${MOST_LONG} may; this one has ${lines}.`,
    })
  }
  return found
}

export function longIn(file, text) {
  const found = []
  see(parseSync(file, text).program)
  return found

  function see(node) {
    if (Array.isArray(node)) return node.forEach(see)
    if (!node || typeof node !== 'object') return
    if (/Function/.test(node.type) && node.body?.type) {
      const lines = text.slice(node.start, node.end).split('\n').length
      if (lines > LONG_LINES) found.push({ file, line: text.slice(0, node.start).split('\n').length, lines })
    }
    for (const value of Object.values(node)) if (value && typeof value === 'object') see(value)
  }
}
