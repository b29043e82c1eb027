import type { LoggerOptions } from 'pino'
import { type Clock, MINUTE_MS } from './clock.ts'
import { isOutage } from './outage.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/**
 * While a part outside of the process is away, every request, job and connection fails alike: each kind of line is
 * written once a minute, with how many of it were left out since.
 */
export function onceAMinute(clock: Clock): LogMethod {
  const kinds = new Map<string, { nextAt: number; leftOut: number }>()
  return function (args, method) {
    const [what, sentence] = args as [unknown, unknown]
    const error = errorIn(what)
    if (!error || !isOutage(error)) return method.apply(this, args)
    const fields = what instanceof Error ? { err: what } : (what as { err: Error; job?: string })
    const kind = `${sentence} ${'job' in fields ? fields.job : ''}`
    const now = clock.now().getTime()
    const known = kinds.get(kind)
    if (known && now < known.nextAt) {
      known.leftOut++
      return
    }
    kinds.set(kind, { nextAt: now + MINUTE_MS, leftOut: 0 })
    const left_out = known?.leftOut
    return method.apply(this, [left_out ? { ...fields, left_out } : fields, sentence] as typeof args)
  }
}

function errorIn(what: unknown) {
  if (what instanceof Error) return what
  const err = (what as { err?: unknown } | null)?.err
  return err instanceof Error ? err : undefined
}
