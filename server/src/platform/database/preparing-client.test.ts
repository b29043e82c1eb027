import { sql } from 'kysely'
import type pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startApp } from '../../../test/start-app.ts'
import { sweepLimits } from '../limits/sweep-limits.ts'
import { preparingClient } from './preparing-client.ts'
import { statementName } from './statement-name.ts'
import { inTransaction } from './transact.ts'

test('a statement is planned once a connection, whoever builds its text', async () => {
  const { context } = await startApp()
  await context.db.connection().execute(async (connection) => {
    for (const iso of ['CA', 'DE', 'JP']) {
      await connection.selectFrom('country').select('name').where('iso', '=', iso).executeTakeFirstOrThrow()
    }
    const { rows } = await sql<{ runs: number }>`
      select (generic_plans + custom_plans)::int as runs
      from pg_prepared_statements where statement like 'select "name" from "country"%'`.execute(connection)
    expect(rows).toEqual([{ runs: 3 }])
  })
})

test('a text with all columns is not kept: columns may be added under it', async () => {
  const { context } = await startApp()
  await context.db.connection().execute(async (connection) => {
    const all = () => connection.selectFrom('purpose').selectAll().execute()
    await all()
    await sql`alter table purpose add column note text`.execute(connection)
    expect((await all())[0]).toHaveProperty('note')
  })
})

test('all columns of a part in brackets are no hindrance: columns are added under it, and its answer stays', async () => {
  const { context } = await startApp()
  await context.db.connection().execute(async (connection) => {
    const slugs = () =>
      sql<{ slug: string }>`
        with own as (select * from purpose where slug <> ')')
        select slug, (select count(*) from (select own.* from own) as each)::int as many from own where slug = ${'study'}`.execute(
        connection,
      )
    const before = (await slugs()).rows
    await sql`alter table purpose add column note text`.execute(connection)
    expect((await slugs()).rows).toEqual(before)
    const { rows } = await sql<{ runs: number }>`
      select (generic_plans + custom_plans)::int as runs
      from pg_prepared_statements where statement like '%with own as%' and statement not like '%prepared_statements%'`.execute(
      connection,
    )
    expect(rows).toEqual([{ runs: 2 }])
  })
})

test('parts in brackets that are put together are kept', async () => {
  const { context } = await startApp()
  await context.db.connection().execute(async (connection) => {
    await sql`(select slug from purpose where slug = ${'study'}) union (select iso from country where iso = ${'DE'})`.execute(
      connection,
    )
    const { rows } = await sql<{ kept: number }>`
      select count(*)::int as kept from pg_prepared_statements where statement like '(select slug from purpose%'`.execute(
      connection,
    )
    expect(rows).toEqual([{ kept: 1 }])
  })
})

test('what multiplies is kept, and so is what adds a job', async () => {
  const { context } = await startApp()
  await inTransaction(context.db, async (tx) => {
    await sql`select ${2}::int * ${3}::int as six`.execute(tx)
    await context.jobs.enqueue(tx, sweepLimits, {})
    const { rows } = await sql<{ six: boolean; job: boolean }>`
      select bool_or(statement like '%as six') as six, bool_or(statement ilike '%insert into pgboss.job%') as job
      from pg_prepared_statements`.execute(tx)
    expect(rows).toEqual([{ six: true, job: true }])
  })
})

describe('a statement that asks to be kept', () => {
  const ASKED = { name: 'of-purposes', text: 'select slug from purpose where slug = $1', values: ['study'] }

  async function keptBy(client: pg.Client) {
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_prepared_statements where statement like 'select slug%'`,
    )
    return rows.map(({ name }) => name)
  }

  async function connected(preparing: Parameters<typeof preparingClient>[0]) {
    const { databaseUrl } = await startApp()
    const client = new (preparingClient(preparing))({ connectionString: databaseUrl })
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }

  test('is kept under the name of its text', async () => {
    const client = await connected({})
    expect((await client.query(ASKED)).rows).toEqual([{ slug: 'study' }])
    expect(await keptBy(client)).toEqual([statementName(ASKED.text)])
  })

  test('is not kept behind a pooler that lets no statement keep its name', async () => {
    const client = await connected({ keepsStatements: false })
    expect((await client.query(ASKED)).rows).toEqual([{ slug: 'study' }])
    expect(await keptBy(client)).toEqual([])
  })

  test('is watched as every other', async () => {
    const heard: string[] = []
    const client = await connected({
      watch: ({ text }) => {
        heard.push(text)
        return () => heard.push('ended')
      },
    })
    await client.query(ASKED)
    expect(heard).toEqual([ASKED.text, 'ended'])
  })
})
