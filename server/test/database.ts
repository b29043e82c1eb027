import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** A database of one's own, copied from the template: 30 to 50 ms. */
export async function copyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  url.pathname = `/${name}`
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)}`)
  return { url: url.href, drop: () => onServer(template, `drop database ${name} with (force)`) }
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
async function onServer(template: URL, statement: string) {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
