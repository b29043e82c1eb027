import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '../../../test/start-app.ts'

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
