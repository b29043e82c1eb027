import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { statementName } from '../database/statement-name.ts'
import type { WatchStatement } from '../database/watch-statement.ts'
import type { Tracing } from './tracing.ts'

const FIRST_TABLE =
  /\b(?:from|into|update|join)\s+(?!lateral\b|unnest\b|\()"?([a-z_]+)"?(?:\s*\.\s*"?([a-z_]+)"?)?/i
const VERB = /^\s*([a-z]+)/i
const MOST_TEXT = 2_000

/** The text of a statement holds no values: these go beside it. */
export function traceStatements(tracing: Tracing): WatchStatement {
  return ({ text }) =>
    tracing.below(summaryOf(text), 'client', {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, MOST_TEXT),
      'sojourn.statement': statementName(text),
    })
}

/** It says what the statement does, and to what: `select client_order`. */
function summaryOf(text: string) {
  const [, verb = 'statement'] = VERB.exec(text) ?? []
  const [, first, second] = FIRST_TABLE.exec(text) ?? []
  return [verb.toLowerCase(), second ?? first].filter(Boolean).join(' ')
}

/** Whoever waits for a connection is called back by whoever gives it back, and would stand below their span. */
export function keepWaitersApart(pool: pg.Pool) {
  const connect = pool.connect.bind(pool)
  type Told = Parameters<typeof connect>[0]
  pool.connect = ((told?: Told) => (told ? connect(AsyncResource.bind(told)) : connect())) as typeof connect
}
