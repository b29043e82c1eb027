import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from './database.ts'
import type { DB } from './rows.generated.ts'

const READ = /^\s*(?:select|with)\b/i

/** For one answer that many parts give: what two of them ask PostgreSQL alike is asked once. Nothing is written by it. */
export function readingOnce(pool: pg.Pool): Database {
  const asked = new Map<string, Map<string, Promise<pg.QueryResult>>>()
  const query = (text: string, values: readonly unknown[]) => {
    const answers = asked.get(text) ?? answersTo(text)
    const question = JSON.stringify(values)
    const answer = answers.get(question) ?? pool.query(text, [...values])
    answers.set(question, answer)
    return answer
  }
  const answersTo = (text: string) => {
    if (!READ.test(text)) throw new Error(`Only reads are asked once, not: ${text}`)
    const answers = new Map<string, Promise<pg.QueryResult>>()
    asked.set(text, answers)
    return answers
  }
  const client = { query, release: () => {} }
  const dialect = new PostgresDialect({
    pool: { connect: async () => client as unknown as pg.PoolClient, end: async () => {}, options: {} },
  })
  return new Kysely<DB>({ dialect })
}
