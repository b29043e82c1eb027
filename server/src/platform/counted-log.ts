import { type Clock, MINUTE_MS } from './clock.ts'
import type { Log } from './log.ts'
import { isOutage } from './outage.ts'

type Write = (what: unknown, ...words: unknown[]) => void

/**
 * The log of each part of the server: its lines say which part that is, and its errors are counted. While something outside is away
 * a part says so once a minute, since every request and every try would say the same.
 */
export function partLogs(log: Log, clock: Clock, count: (part: string) => void): (part: string) => Log {
  const logs = new Map<string, Log>()
  return (part) => {
    const made = logs.get(part) ?? openPart(log.child({ part }), clock, () => count(part))
    logs.set(part, made)
    return made
  }
}

function openPart(own: Log, clock: Clock, count: () => void): Log {
  const error = sparing(own.error.bind(own) as Write, clock)
  own.error = ((what: unknown, ...words: unknown[]) => {
    count()
    error(what, ...words)
  }) as Log['error']
  own.warn = sparing(own.warn.bind(own) as Write, clock) as Log['warn']
  return own
}

function sparing(write: Write, clock: Clock): Write {
  let toldAt = Number.NEGATIVE_INFINITY
  let unsaid = 0
  return (what, ...words) => {
    const error = what instanceof Error ? what : (what as { err?: unknown } | null | undefined)?.err
    if (!isOutage(error)) return write(what, ...words)
    const now = clock.now().getTime()
    if (now - toldAt < MINUTE_MS) {
      unsaid++
      return
    }
    toldAt = now
    const told = what === error ? { err: error } : (what as object)
    write(unsaid > 0 ? { ...told, unsaid } : told, ...words)
    unsaid = 0
  }
}
