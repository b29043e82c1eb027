import type { Log } from './log.ts'

/** The same log for one part of the server: its lines say which part that is, and its errors are counted. */
export function logOf(log: Log, part: string, count: (part: string) => void): Log {
  const own = log.child({ part })
  const write = own.error.bind(own)
  own.error = (...words: Parameters<Log['error']>) => {
    count(part)
    write(...words)
  }
  return own
}
