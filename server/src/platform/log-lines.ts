import type { Writable } from 'node:stream'

const ENOUGH = 32_768
const MOST_WAITING = 4_000_000
const EVERY_MS = 1000

/**
 * Gathers lines, for writing them one by one would cost more than many a request, and hands them on at the latest when
 * the process ends. Whoever stops reading misses lines; they never hold up the process, nor its end.
 */
export function gatherLines(out: Writable) {
  let gathered = ''
  const handOn = () => {
    if (gathered && out.writableLength < MOST_WAITING) out.write(gathered)
    gathered = ''
  }
  out.on('error', () => {}) // whoever read it is gone
  setInterval(handOn, EVERY_MS).unref()
  process.on('exit', handOn)
  return {
    write(line: string) {
      gathered += line
      if (gathered.length >= ENOUGH) handOn()
    },
  }
}
