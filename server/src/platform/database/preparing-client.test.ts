import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '../../../test/start-app.ts'
import { sweepLimits } from '../limits/sweep-limits.ts'
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
