import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyDatabase, emptyDatabase } from '../../../test/database.ts'
import { StartFailure } from '../start-failure.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import { newClient } from './new-client.ts'
import { describeRows, ROW_TYPES_FILES } from './row-types.ts'

/** A folder of migrations of one's own, to change. */
async function copyMigrations() {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  return folder
}

async function query(url: string, text: string) {
  const client = newClient(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('two nodes that start at once migrate an empty database once', async () => {
  const url = await emptyDatabase()
  const [one, other] = await Promise.all([migrate(url), migrate(url)])
  expect([one.length, other.length].toSorted()).toEqual([0, Math.max(one.length, other.length)])
  const rows = await query(url, 'select name from migration order by name')
  expect(rows.map((row) => row.name)).toEqual([...one, ...other])
  expect(await migrate(url)).toEqual([])
})

test('a database that is newer than the code is refused with a sentence', async () => {
  const url = await emptyDatabase()
  const folder = await copyMigrations()
  await writeFile(join(folder, '9999_future.sql'), 'create table future (id int)')
  await migrate(url, { folder })
  await expect(migrate(url)).rejects.toThrow(
    new StartFailure(
      'The database is newer than this code (it has 9999_future.sql); update the code, or use the database of this version.',
    ),
  )
})

test('a migration changed after it ran is refused with a sentence', async () => {
  const url = await emptyDatabase()
  const folder = await copyMigrations()
  await migrate(url, { folder })
  await writeFile(join(folder, '0003_contact.sql'), '-- another\nselect 1')
  await expect(migrate(url, { folder })).rejects.toThrow(
    new StartFailure(
      'The migration 0003_contact.sql was changed after it ran on this database; restore the file and put the change into a new one.',
    ),
  )
})

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  const url = await emptyDatabase()
  const folder = await copyMigrations()
  await writeFile(join(folder, '9998_half.sql'), 'create table half (id int); select 1 / 0')
  await expect(migrate(url, { folder })).rejects.toThrow(
    'The migration 9998_half.sql failed: division by zero',
  )
  const [left] = await query(
    url,
    "select to_regclass('half') as half, (select max(name) from migration) as last, to_regclass('country') is not null as early",
  )
  expect(left).toMatchObject({ half: null, last: expect.not.stringContaining('9998'), early: true })
  await writeFile(join(folder, '9998_half.sql'), 'create table half (id int)')
  expect(await migrate(url, { folder })).toEqual(['9998_half.sql'])
})

test('an index is built concurrently while other nodes wait to migrate', async () => {
  const url = await emptyDatabase()
  const folder = await copyMigrations()
  await migrate(url, { folder })
  await writeFile(
    join(folder, '9998_index.sql'),
    '-- without a transaction\ncreate index concurrently if not exists person_by_phone on person (phone)',
  )
  const done = await Promise.all([
    migrate(url, { folder }),
    migrate(url, { folder }),
    migrate(url, { folder }),
  ])
  expect(done.flat()).toEqual(['9998_index.sql'])
  const [found] = await query(url, "select to_regclass('person_by_phone') is not null as there")
  expect(found).toEqual({ there: true })
})

test('the row types are those of the migrations; renew them with `npm run db:types`', async () => {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  for (const schema of ['public', 'sandbox'] as const)
    expect(await readFile(ROW_TYPES_FILES[schema], 'utf8')).toBe(await describeRows(url, schema))
})
