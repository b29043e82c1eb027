import { partLogs } from '../platform/counted-log.ts'
import { slowStatements } from '../platform/database/slow-statements.ts'
import { watchBoth } from '../platform/database/watch-statement.ts'
import { type Log, openLog } from '../platform/log.ts'
import { openMetrics } from '../platform/metrics.ts'
import { openTracing } from '../platform/tracing/open-tracing.ts'
import { traceFetches } from '../platform/tracing/trace-fetches.ts'
import { traceStatements } from '../platform/tracing/trace-statements.ts'
import type { Settings } from '../settings/settings.ts'
import type { Opened } from './opened.ts'

export type Watching = Awaited<ReturnType<typeof openWatching>>

/** Log, figures and traces: all other parts tell them what they do. */
export async function openWatching(settings: Settings, replacedLog: Log | undefined, opened: Opened) {
  const metrics = openMetrics()
  const logOf = partLogs(replacedLog ?? openLog(settings), (part) => metrics.errors.inc({ part }))
  const databaseLog = logOf('database')
  const tracing = await openTracing(settings.tracing)
  opened.push(tracing.close)
  const stopListening = traceFetches(tracing)
  opened.push(async () => stopListening())
  const slow = slowStatements((statement) => metrics.slowStatements.inc({ statement }), databaseLog)
  return {
    metrics,
    log: logOf('server'),
    logOf,
    tracing,
    watch: tracing.isOn ? watchBoth(slow, traceStatements(tracing)) : slow,
    brokenConnection: (error: Error) => databaseLog.error(error, 'a database connection broke'),
  }
}
