import type pg from 'pg'
import { copyIn } from '../../platform/database/copy/copy-in.ts'
import { copyOut } from '../../platform/database/copy/copy-out.ts'
import { newClient } from '../../platform/database/new-client.ts'
import type { Table } from './manifest.ts'

/** pg-boss makes its own tables. Of them only what waits, or was given up, is worth keeping. */
const QUEUE = { schema: 'pgboss', name: 'job' }

export const isQueue = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  schema === QUEUE.schema && name === QUEUE.name

/** All our tables with the columns that are stored; what PostgreSQL computes it computes again. */
const TABLES = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where (n.nspname in ('public', 'sandbox') and c.relkind in ('r', 'p') and c.relname <> 'migration')
    or (n.nspname = '${QUEUE.schema}' and c.relname = '${QUEUE.name}')
  group by 1, 2 order by 1, 2`

export const listTables = async (client: pg.Client) => (await client.query<Omit<Table, 'rows'>>(TABLES)).rows

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences where schemaname in ('public', 'sandbox') and last_value is not null`

export const listSequences = async (client: pg.Client) =>
  (await client.query<{ name: string; last: string }>(SEQUENCES)).rows

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const tableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quoted(schema)}.${quoted(name)}`

const columnList = (columns: string[]) => columns.map(quoted).join(', ')

const FOREIGN_KEYS = `
  select conrelid::regclass::text as on_table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and connamespace in ('public'::regnamespace, 'sandbox'::regnamespace)`

/** Tables that are kept by months have parts with triggers of their own. */
const PARTS = `
  select inhrelid::regclass::text as name from pg_inherits
  join pg_class whole on whole.oid = inhparent and whole.relkind = 'p' and whole.relnamespace = 'public'::regnamespace
  join pg_class part on part.oid = inhrelid and part.relkind = 'r'`

/**
 * Fills tables in any order: references are taken off and looked at again at the end, and what our triggers would see
 * to has been seen to when the rows were written. In the transaction of who calls; needs no more than owning the tables.
 */
export async function withoutReferences(client: pg.Client, tables: Table[], fill: () => Promise<void>) {
  const { rows } = await client.query<{ on_table: string; name: string; definition: string }>(FOREIGN_KEYS)
  const names = tables.map(tableName)
  const parts = await client.query<{ name: string }>(PARTS)
  const watched = [...names, ...parts.rows.map(({ name }) => name)]
  await client.query(
    rows.map((key) => `alter table ${key.on_table} drop constraint ${quoted(key.name)}`).join(';'),
  )
  await client.query(watched.map((name) => `alter table ${name} disable trigger user`).join(';'))
  await client.query(`truncate ${names.join(', ')}`)
  await fill()
  await client.query(watched.map((name) => `alter table ${name} enable trigger user`).join(';'))
  await client.query(
    rows
      .map((key) => `alter table ${key.on_table} add constraint ${quoted(key.name)} ${key.definition}`)
      .join(';'),
  )
}

async function connected<T>(databaseUrl: string, begin: string, work: (client: pg.Client) => Promise<T>) {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // Without a commit nothing of it stays.
    await client.end()
  }
}

/** Reads all as it is at one moment, whatever is written meanwhile. */
export const atOneMoment = <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>) =>
  connected(databaseUrl, 'begin isolation level repeatable read, read only', work)

/** Writes all or nothing. */
export const inOneTransaction = <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>) =>
  connected(databaseUrl, 'begin', work)

export async function listMigrations(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}

/** Returns true if anybody is in a database, be it older than all our tables. */
export async function hasPeople(client: pg.Client) {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('person') is not null as there")
  return rows[0]?.there === true && (await client.query('select from person limit 1')).rowCount !== 0
}

export async function setSequences(client: pg.Client, sequences: { name: string; last: string }[]) {
  await client.query(
    'select setval(name, last) from unnest($1::text[], $2::bigint[]) as known (name, last)',
    [sequences.map(({ name }) => name), sequences.map(({ last }) => last)],
  )
}

/** Searches are planned by what is in the tables now. */
export const analyse = (client: pg.Client) => client.query('analyze')

/**
 * Fills the queue by way of a table beside it, since not every job may come back: what is done is over, the queue makes its
 * own housekeeping anew, and a kind that the code no longer knows has nobody to run it.
 */
export async function takeJobs(client: pg.Client, queue: Table, fill: (aside: Table) => Promise<void>) {
  const aside = { ...queue, schema: 'pg_temp', name: 'job_of_backup' }
  const columns = columnList(queue.columns)
  await client.query(
    `create temp table ${quoted(aside.name)} on commit drop as select ${columns} from ${tableName(queue)} limit 0`,
  )
  await fill(aside)
  await client.query(`delete from ${tableName(queue)}`)
  const { rowCount } = await client.query(
    `insert into ${tableName(queue)} (${columns}) select ${columns} from ${tableName(aside)} old
      where state <> 'completed' and not starts_with(name, '__pgboss__')
        and exists (select from ${quoted(queue.schema)}.queue where queue.name = old.name)`,
  )
  return rowCount ?? 0
}

export const rowsOut = (client: pg.Client, table: Omit<Table, 'rows'>) =>
  copyOut(client, `(select ${columnList(table.columns)} from ${tableName(table)})`)

export const rowsIn = (client: pg.Client, table: Omit<Table, 'rows'>) =>
  copyIn(client, `${tableName(table)} (${columnList(table.columns)})`)
