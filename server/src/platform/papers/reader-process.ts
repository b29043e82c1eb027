import { buffer } from 'node:stream/consumers'
import { readPaper } from './read-paper.ts'

// The process is one of its own: it gets one file, writes what it found as one line and ends.
const [, , mediaType = '', today = ''] = process.argv
try {
  const found = await readPaper(await buffer(process.stdin), { mediaType, today })
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0))
} catch (error) {
  process.stderr.write(String(error))
  process.exit(1)
}
