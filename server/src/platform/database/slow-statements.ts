import { stopwatch } from '../clock.ts'
import type { Log } from '../log.ts'
import { statementName } from './statement-name.ts'
import type { WatchStatement } from './watch-statement.ts'

const SLOW_MS = 500
/** Whoever watches keeps a row for each name. */
const MOST_NAMES = 200

/** Counts each slow statement by its name. The log says once which text that is. */
export function slowStatements(count: (name: string) => void, log: Log): WatchStatement {
  const told = new Set<string>()
  return ({ text }) => {
    const elapsed = stopwatch()
    return () => {
      const ms = elapsed()
      if (ms < SLOW_MS) return
      const name = statementName(text)
      const isNew = !told.has(name)
      if (isNew && told.size >= MOST_NAMES) return count('other')
      count(name)
      if (!isNew) return
      told.add(name)
      log.warn({ statement: name, text, ms: Math.round(ms) }, 'a statement took long')
    }
  }
}
