import { appendFileSync, closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'

/** The workers of a run tell one another and the command by it: one event a line, read on from where one was. */
export function openJournal(file) {
  let read = 0
  let rest = ''
  return {
    write: (event) => appendFileSync(file, `${JSON.stringify(event)}\n`),
    readOn() {
      if (!existsSync(file)) return []
      const { size } = statSync(file)
      if (size === read) return []
      const bytes = Buffer.alloc(size - read)
      const handle = openSync(file, 'r')
      readSync(handle, bytes, 0, bytes.length, read)
      closeSync(handle)
      read = size
      const lines = (rest + bytes.toString('utf8')).split('\n')
      rest = lines.pop()
      return lines.map((line) => JSON.parse(line))
    },
  }
}
