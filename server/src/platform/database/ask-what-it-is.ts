import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import { newClient } from './new-client.ts'
import { askAs, beginAs, findPlace, type Place } from './pooler-store.ts'

export type LeadsTo =
  | { kind: 'postgres' }
  /** One connection of PostgreSQL for each of ours, as long as that is open. */
  | { kind: 'session pooler' }
  /** Each transaction may get another connection: what belongs to a session is lost after it. */
  | { kind: 'transaction pooler'; keepsStatements: boolean; hasTimeLimit: boolean }

const CONNECT_MS = 10_000
/** A pool whose connections are all lent keeps us waiting. */
const ANSWER_MS = 5_000
/** A pooler with traffic may hand the connection to others between our two questions. */
const ROUNDS = 20

const UNKNOWN_STATEMENT = '26000'
const STATEMENT_EXISTS = '42P05'

/** A pooler names a process at connecting that is none of PostgreSQL's: this tells it apart. */
export async function askWhatItIs(url: string, setting = 'DATABASE_URL'): Promise<LeadsTo> {
  const [first, second] = [connection(url), connection(url)]
  try {
    await first.connect()
    const { pid, hasTimeLimit } = await findPlace(first)
    if (pid === (first as unknown as { processID: number }).processID) return { kind: 'postgres' }
    await second.connect()
    return await kindOfPooler(first, second, { pid, hasTimeLimit, setting })
  } finally {
    await Promise.all([first, second].map((one) => one.end().catch(() => {})))
  }
}

const connection = (url: string) =>
  newClient(url, { connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS })

/**
 * Two connections ask under the same name for different things. Where they share one of PostgreSQL's the pooler lends
 * them for transactions, and either knows the names apart or mixes them up.
 */
async function kindOfPooler(
  first: pg.Client,
  second: pg.Client,
  { pid, hasTimeLimit, setting }: Place & { setting: string },
): Promise<LeadsTo> {
  const name = `sojourn_${randomBytes(6).toString('hex')}`
  let isShared = false
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const one = await askAs(first, name, 'first')
      // Lent now for as long as this transaction takes, so that the first is given another.
      await beginAs(second)
      const other = await askAs(second, name, 'second').finally(() => second.query('rollback'))
      isShared ||= one.pid !== pid || other.pid === pid
      if (one.who !== 'first' || other.who !== 'second') return mixed(hasTimeLimit)
    }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code === UNKNOWN_STATEMENT || code === STATEMENT_EXISTS) return mixed(hasTimeLimit)
    if (/statement pooling/.test(message)) throw statementPooling(setting)
    // A pool of one connection for each session keeps the second one waiting.
    if (!/timeout/i.test(message)) throw error
  }
  return isShared
    ? { kind: 'transaction pooler', keepsStatements: true, hasTimeLimit }
    : { kind: 'session pooler' }
}

const mixed = (hasTimeLimit: boolean): LeadsTo => ({
  kind: 'transaction pooler',
  keepsStatements: false,
  hasTimeLimit,
})

const statementPooling = (setting: string) =>
  new StartFailure(
    `${setting} leads to a pooler in statement mode, through which no transaction goes; set it to transaction mode, or give the address of PostgreSQL itself.`,
  )
