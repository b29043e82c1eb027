import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { inSilence, type Progress } from '../progress.ts'
import { StartFailure } from '../start-failure.ts'
import { newClient } from './new-client.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
/** It is any number, the same on every node: nodes that start together migrate one after the other. */
const LOCK = 4_870_233

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** The first line of a file whose statements may not be in a transaction, such as `create index concurrently`. */
const ALONE = '-- without a transaction'
const LOCK_PAUSE_MS = 200

interface Wanted {
  folder?: string
  only?: string[]
  tell?: Progress
}

/** Brings the database up to the code: plain SQL files in the order of their names, each once, in a transaction of its own; `only` those named. */
export async function migrate(
  url: string,
  { folder = MIGRATIONS, only, tell = inSilence }: Wanted = {},
): Promise<string[]> {
  const all = await readMigrations(folder)
  const migrations = only ? chosen(all, only) : all
  const client = newClient(url)
  await client.connect()
  try {
    await takeLock(client)
    const applied = await readApplied(client)
    refuseStrangers(migrations, applied)
    const due = migrations.filter((migration) => !applied.has(migration.name))
    for (const [done, migration] of due.entries()) {
      tell(`Bringing the database up to date: migration ${done + 1} of ${due.length}`)
      await apply(client, migration)
    }
    return due.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

function chosen(migrations: Migration[], names: string[]) {
  const unknown = names.find((name) => !migrations.some((migration) => migration.name === name))
  if (unknown)
    throw new StartFailure(`This is of a newer version (it has ${unknown}); restore it with that one.`)
  return migrations.filter(({ name }) => names.includes(name))
}

/** Asks again and again: a node that waited inside one statement would hold up an index that is built concurrently. */
async function takeLock(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ])
    if (rows[0]?.taken) return
    await pause(LOCK_PAUSE_MS)
  }
}

/** The migrations this code has and the database has not. */
export async function missingMigrations(pool: pg.Pool, folder = MIGRATIONS): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migration')
  const applied = new Set(rows.map((row) => row.name))
  return (await namesIn(folder)).filter((name) => !applied.has(name))
}

/** The last one this code has. */
export const newestMigration = async () => (await namesIn(MIGRATIONS)).at(-1) ?? ''

const namesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

async function readMigrations(folder: string): Promise<Migration[]> {
  return Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readApplied(client: pg.Client) {
  await client.query(
    'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function refuseStrangers(migrations: Migration[], applied: Map<string, string>) {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartFailure(
        `The database is newer than this code (it has ${name}); update the code, or use the database of this version.`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new StartFailure(
        `The migration ${name} was changed after it ran on this database; restore the file and put the change into a new one.`,
      )
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration) {
  const isAlone = sql.startsWith(ALONE)
  const note = () => client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
  try {
    if (!isAlone) await client.query('begin')
    await client.query(sql)
    await note()
    if (!isAlone) await client.query('commit')
  } catch (error) {
    if (!isAlone) await client.query('rollback')
    throw new StartFailure(`The migration ${name} failed: ${(error as Error).message}`)
  }
}
