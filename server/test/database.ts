import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { newClient } from '../src/platform/database/new-client.ts'

export interface CopiedDatabase {
  url: string
  drop(): Promise<void>
}

/** A database of one's own, copied from the template: 30 to 50 ms. */
export const copyDatabase = () => copyOf(new URL(inject('templateUrl')).pathname.slice(1))

async function copyOf(
  template: string,
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<CopiedDatabase> {
  const server = new URL(inject('templateUrl'))
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

const STORY = 'demo_story'

/** One in which the demo story was told. The first who asks has it told; everybody gets a copy. */
export async function copyStoryDatabase(tell: (databaseUrl: string) => Promise<void>) {
  const server = new URL(inject('templateUrl'))
  await asConnected(server, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('${STORY}'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [STORY])
    if (rowCount) return
    const beginning = await copyDatabase()
    await tell(beginning.url)
    await client.query(`alter database ${new URL(beginning.url).pathname.slice(1)} rename to ${STORY}`)
  })
  return copyOf(STORY)
}

/** A database with nothing in it, for the test that calls. */
export async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name} template template0`)
  onTestFinished(() => onServer(url, `drop database ${name} with (force)`))
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** Ends every connection to a database and lets none in again. */
export async function lockDatabase(url: string) {
  const name = new URL(url).pathname.slice(1)
  await onServer(new URL(url), `alter database ${name} allow_connections false`)
  await onServer(
    new URL(url),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
}

/** From the maintenance database, since a template must have no connection open. */
const onServer = (template: URL, statement: string) =>
  asConnected(template, async (client) => void (await client.query(statement)))

async function asConnected(template: URL, work: (client: pg.Client) => Promise<void>) {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = newClient(url.href)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
