import type { Log } from './log.ts'

type Write = (what: unknown, ...words: unknown[]) => void

/** Its lines say which part of the server it is, and its errors are counted. */
export function partLogs(log: Log, count: (part: string) => void): (part: string) => Log {
  const logs = new Map<string, Log>()
  return (part) => {
    const made = logs.get(part) ?? openPart(log.child({ part }), () => count(part))
    logs.set(part, made)
    return made
  }
}

function openPart(own: Log, count: () => void): Log {
  const write = own.error.bind(own) as Write
  own.error = ((what: unknown, ...words: unknown[]) => {
    count()
    write(what, ...words)
  }) as Log['error']
  return own
}
