import { type Clock, MINUTE_MS } from './clock.ts'
import type { Log } from './log.ts'
import { isOutage } from './outage.ts'

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
  const [error, warn] = [sparing(own, 'error', clock), sparing(own, 'warn', clock)]
  own.error = (...words: Parameters<Log['error']>) => {
    count()
    error(...words)
  }
  own.warn = warn
  return own
}

function sparing(own: Log, level: 'error' | 'warn', clock: Clock) {
  const write = own[level].bind(own)
  let toldAt = Number.NEGATIVE_INFINITY
  let unsaid = 0
  return (...[what, ...words]: Parameters<Log['error']>) => {
    const error: unknown = (what as { err?: unknown } | undefined)?.err ?? what
    if (!isOutage(error)) return write(what, ...words)
    const now = clock.now().getTime()
    if (now - toldAt < MINUTE_MS) {
      unsaid++
      return
    }
    toldAt = now
    const told = error === what ? { err: error } : (what as object)
    write(unsaid > 0 ? { ...told, unsaid } : told, ...words)
    unsaid = 0
  }
}
