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

describe('a statement that is kept', () => {
  interface Message {
    name: string
  }

  /** The messages of PostgreSQL to one connection, while something is done. */
  async function heardBy(client: pg.Client, work: () => Promise<unknown>) {
    const heard: string[] = []
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
    const hear = ({ name }: Message) => heard.push(name)
    connection.on('rowDescription', hear).on('readyForQuery', hear).on('noData', hear)
    await work()
    connection.off('rowDescription', hear).off('readyForQuery', hear).off('noData', hear)
    return heard
  }

  async function connected(preparing: Parameters<typeof preparingClient>[0] = {}) {
    const { databaseUrl } = await startApp()
    const client = new (preparingClient(preparing))({ connectionString: databaseUrl })
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }

  const ofCountry = (client: pg.Client, iso: string) =>
    client.query('select iso, name, 5::bigint as five from country where iso = $1', [iso])

  test('has its rows described once, and answers the same', async () => {
    const client = await connected()
    const first = await ofCountry(client, 'CA')
    let again: typeof first | undefined
    const heard = await heardBy(client, async () => {
      again = await ofCountry(client, 'CA')
    })
    expect(again?.rows).toEqual([{ iso: 'CA', name: 'Canada', five: 5 }])
    expect(again?.rows).toEqual(first.rows)
    expect(again?.fields).toEqual(first.fields)
    expect(heard).toEqual(['readyForQuery'])
    expect((await ofCountry(client, 'XX')).rows).toEqual([])
  })

  test('has its rows described each time behind a pooler', async () => {
    const client = await connected({ isPooled: true })
    await ofCountry(client, 'CA')
    expect(await heardBy(client, () => ofCountry(client, 'CA'))).toEqual(['rowDescription', 'readyForQuery'])
  })

  test('and answers without rows tells how many it wrote each time', async () => {
    const client = await connected()
    await client.query('create temporary table note (text text)')
    const note = () => client.query('insert into note (text) values ($1), ($1)', ['hello'])
    expect((await note()).rowCount).toBe(2)
    const heard = await heardBy(client, async () => expect((await note()).rowCount).toBe(2))
    expect(heard).toEqual(['readyForQuery'])
  })

  test('takes the beginning of a transaction along', async () => {
    const client = await connected()
    const count = () => client.query('select count(*)::int as many from note where $1', [true])
    await client.query('create temporary table note (text text)')
    for (const text of ['kept', 'given up']) {
      await client.query('begin')
      const heard = await heardBy(client, () => client.query('insert into note values ($1)', [text]))
      expect(heard.filter((name) => name === 'readyForQuery')).toHaveLength(1)
      await client.query(text === 'kept' ? 'commit' : 'rollback')
    }
    expect((await count()).rows).toEqual([{ many: 1 }])
  })

  test('that fails first in a transaction can be rolled back, and the next is a new one', async () => {
    const client = await connected()
    for (let round = 0; round < 3; round++) {
      await client.query('begin')
      await expect(client.query('select 1 / $1::int as one', [0])).rejects.toThrow('division by zero')
      await expect(client.query('select $1::int as one', [1])).rejects.toThrow('aborted')
      await client.query('rollback')
    }
    expect((await client.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
  })

  test('is not needed for a transaction: what is sent as it is begins one too, and an empty one is none', async () => {
    const client = await connected()
    await client.query('create temporary table note (text text)')
    for (let round = 0; round < 2; round++) {
      await client.query('begin')
      await client.query("insert into note values ('never'); insert into note values ('kept')")
      await client.query('rollback')
      await client.query('begin')
      await client.query('commit')
    }
    expect((await client.query('select * from note')).rows).toEqual([])
  })
})
