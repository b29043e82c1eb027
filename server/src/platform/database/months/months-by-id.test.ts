import { readdir } from 'node:fs/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../../../test/database.ts'
import { makeNotice } from '../../../../test/notices.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { forgetWhatIsOver } from '../../../desk/leaving/forget-what-is-over.ts'
import { idsOver } from '../../../desk/leaving/retention-store.ts'
import { lockHeldMails } from '../../../talk/notifications/held-store.ts'
import { addNotices, countUnread, markRead, noticesOf } from '../../../talk/notifications/notice-store.ts'
import { type Database, openPool } from '../database.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'
import type { DB } from '../rows.generated.ts'
import { statementName } from '../statement-name.ts'
import { keepMonths } from './keep-months.ts'

const ID_OF = (at: string) =>
  `overlay(gen_random_uuid()::text placing left(months.id_at(${at})::text, 13) || '-7' from 1 for 15)::uuid`

const PARTS = `
  select inhrelid::regclass::text as name from pg_inherits
  where inhparent = 'notification'::regclass order by name`

const WRITERS = 6

describe('a database of the release before', () => {
  test('is read and written while it changes: nobody fails, no row is lost, moved or told twice', async () => {
    const url = await emptyDatabase()
    const before = (await readdir(MIGRATIONS)).filter((name) => name < '0346').sort()
    await migrate(url, { only: before })
    const pool = openPool(url, (error) => pool.ending || expect.fail(error.message), { size: WRITERS + 3 })
    const ask = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await pool.query(text, values)).rows as Row[]
    const people = await ask<{ id: string }>(`
      insert into person (email, first_name, last_name, home, mode, password_hash, created_at)
      select 'p' || n || '@example.com', 'Ada', 'L', 'subscriber', 'subscriber', 'none', now()
      from generate_series(1, ${WRITERS}) n returning id`)
    await ask(`
      with told as (
        insert into fact (fact, agent_id, actor_mode, created_at)
        select 'verification_confirmed', id, 'system', now() from person, generate_series(1, 50) returning id, agent_id
      )
      insert into notification (person_id, fact_id, mode, kind, created_at)
      select agent_id, id, 'agent', 'account', now() from told`)
    const rows = () =>
      ask('select ctid, id, person_id, fact_id, created_at from notification order by id limit 300')
    const were = await rows()

    let isOver = false
    const told = new Set<string>()
    const writing = people.map(async ({ id: person }) => {
      while (!isOver) {
        const client = await pool.connect()
        try {
          await client.query('begin')
          // It is held by who writes, as a session is that goes on.
          await client.query('update person set first_name = $2 where id = $1', [person, 'Ada'])
          const fact = await client.query(
            `insert into fact (fact, agent_id, actor_mode, created_at) values ('verification_confirmed', $1, 'system', now()) returning id`,
            [person],
          )
          for (const _ of ['told', 'told again'])
            await client.query(
              `insert into notification (person_id, fact_id, mode, kind, created_at) values ($1, $2, 'agent', 'account', now())
               on conflict (person_id, fact_id) do nothing`,
              [person, fact.rows[0].id],
            )
          await client.query('commit')
          told.add(fact.rows[0].id)
        } finally {
          client.release()
        }
        await ask(
          `update notification set read_at = now() where id = (
            select id from notification where person_id = $1 and is_shown and read_at is null
            order by created_at desc, id desc limit 1)`,
          [person],
        )
      }
    })
    const others = async (many: number) => {
      const until = told.size + many
      while (told.size < until) await Promise.race([...writing, ask('select 1')])
    }
    // A transaction that stays open keeps the switch waiting, and nobody else.
    const slow = await pool.connect()
    await slow.query('begin')
    await slow.query(
      `insert into fact (fact, agent_id, actor_mode, created_at) values ('verification_confirmed', $1, 'system', now())`,
      [people[0]?.id],
    )
    const migrating = migrate(url)
    const letGo = async () => {
      const isWaiting = `select from pg_stat_activity where datname = current_database() and query like '%months.begin_by_id(%' and pid <> pg_backend_pid()`
      while ((await ask(isWaiting)).length === 0) await others(1)
      await others(3 * WRITERS)
      await slow.query('commit')
      slow.release()
    }
    const applied = await Promise.all([migrating, letGo()])
      .then(([names]) => names)
      .then(async (names) => {
        await others(WRITERS)
        return names
      })
      .finally(() => {
        isOver = true
      })
    await Promise.all(writing)

    expect(applied[0]).toBe('0346_months_by_id.sql')
    expect((await rows()).map(({ ctid: _, ...row }) => row)).toEqual(were.map(({ ctid: _, ...row }) => row))
    const kept = await ask<{ fact_id: string }>('select fact_id from notification')
    expect(kept.length).toBe(300 + told.size)
    expect(new Set(kept.map(({ fact_id }) => fact_id)).isSupersetOf(told)).toBe(true)
    expect((await ask<{ name: string }>(PARTS)).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^months\.notification_20\d\d_\d\d$/),
      expect.stringMatching(/^months\.notification_20\d\d_\d\d$/),
      expect.stringContaining('months.notification_before_'),
      'months.notification_rest',
    ])
    await expect(
      ask(
        `insert into notification select (jsonb_populate_record(one, jsonb_build_object('id', uuidv7()))).* from notification one limit 1`,
      ),
    ).rejects.toThrow('violates unique constraint')
    await expect(
      ask(
        `insert into notification (person_id, fact_id, mode, kind, created_at) select id, uuidv7(), 'agent', 'account', now() from person limit 1`,
      ),
    ).rejects.toThrow('violates foreign key constraint')
    await pool.end()
  })
})

describe('each night', () => {
  let server: TestApp
  let reader: TestPerson
  beforeAll(async () => {
    server = await openTestApp()
    reader = await makePerson(server)
  })
  afterAll(() => server.close())

  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await server.context.pool.query(text, values)).rows as Row[]
  const parts = async () => (await query<{ name: string }>(PARTS)).map(({ name }) => name)
  const run = () => keepMonths.run(server.context, {})
  const itIs = (at: string) => server.clock.forward(Date.parse(at) - server.clock.now().getTime())
  /** Notices that look as if they had been told then. */
  const toldAt = (at: string, many = 1) =>
    query(
      `with told as (
        insert into fact (id, fact, agent_id, actor_mode, created_at)
        select ${ID_OF('at')}, 'verification_confirmed', $1, 'system', at
        from (select $2::timestamptz + n * interval '1 minute' as at from generate_series(1, $3::int) n) as moment
        returning id, created_at
      )
      insert into notification (id, person_id, fact_id, mode, kind, created_at)
      select ${ID_OF('created_at')}, $1, id, 'agent', 'account', created_at from told`,
      [reader.id, at, many],
    )
  const partsWithRows = async () =>
    (
      await query<{ part: string }>(
        'select distinct tableoid::regclass::text as part from notification order by 1',
      )
    ).map(({ part }) => part)

  test('there are parts for the months to come, by however many workers, and no part twice', async () => {
    itIs('2030-11-15T12:00:00Z')
    await run()
    const before = await parts()
    itIs('2031-03-15T12:00:00Z')
    await Promise.all([run(), run(), run()])
    const made = (await parts()).filter((name) => !before.includes(name))
    expect(made).toEqual([3, 4, 5, 6].map((month) => `months.notification_2031_0${month}`))
    await run()
    expect((await parts()).filter((name) => !before.includes(name))).toEqual(made)
  })

  test('what is of a later month than every part stays in the rest, and the months around it have their parts', async () => {
    await toldAt('2031-08-10T00:00:00Z')
    expect(await partsWithRows()).toEqual(['months.notification_rest'])
    itIs('2031-06-15T00:00:00Z')
    await run()
    expect(await parts()).toEqual(
      expect.arrayContaining(['months.notification_2031_07', 'months.notification_2031_09']),
    )
    expect(await parts()).not.toContain('months.notification_2031_08')
    await toldAt('2031-08-20T00:00:00Z')
    expect(await partsWithRows()).toEqual(['months.notification_rest'])
    expect(await countUnread(server.context.db, reader.id, 10)).toBe(2)
  })

  test('a month goes once it is over and its rows are gone, and never with a row', async () => {
    await toldAt('2031-04-10T00:00:00Z')
    itIs('2031-07-02T00:00:00Z')
    await Promise.all([run(), run()])
    expect(await parts()).not.toContain('months.notification_2031_03')
    expect(await parts()).toEqual(
      expect.arrayContaining(['months.notification_2031_04', 'months.notification_2031_05']),
    )
    await toldAt('2031-03-10T00:00:00Z')
    expect(await countUnread(server.context.db, reader.id, 10)).toBe(4)
    itIs('2031-11-10T00:00:00Z')
    await forgetWhatIsOver.run(server.context, {})
    await run()
    expect(await parts()).not.toContain('months.notification_2031_04')
    // Both of August are younger than 180 days.
    expect(await countUnread(server.context.db, reader.id, 10)).toBe(2)
  })

  test('somebody who holds the bell or a person does not fail for it: the night gives up, and the next one does it', async () => {
    itIs('2032-01-10T00:00:00Z')
    const holder = await server.context.pool.connect()
    await holder.query('begin')
    await holder.query('update person set first_name = first_name where id = $1', [reader.id])
    await expect(run()).rejects.toThrow('lock timeout')
    await holder.query('commit')
    holder.release()
    await run()
    expect(await parts()).toContain('months.notification_2032_04')
  })

  interface Plan {
    text: string
    buffers: number
  }
  /** The last statement about notices that an act asks for, and its values. */
  async function asked(act: (db: Database) => Promise<unknown>) {
    const statements: { sql: string; parameters: readonly unknown[] }[] = []
    const db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: server.context.pool }),
      log: (event) => void statements.push(event.query),
    })
    await act(db)
    const last = statements.findLast(({ sql }) => /notification/.test(sql))
    return { text: last?.sql ?? '', values: [...(last?.parameters ?? [])] }
  }

  async function planOf(act: (db: Database) => Promise<unknown>): Promise<Plan> {
    const statement = await asked(act)
    const lines = await query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off, timing off, summary off) ${statement.text}`,
      statement.values,
    )
    const text = lines.map((line) => line['QUERY PLAN'])
    const buffers = /shared hit=(\d+)/.exec(text.find((line) => line.includes('Buffers')) ?? '')?.[1]
    return { text: text.join('\n'), buffers: Number(buffers ?? 0) }
  }
  const touched = ({ text }: Plan) =>
    [...text.matchAll(/(?:Scan|Delete|Update|Insert)[^\n]* on (notification_\w+)[^\n]*/g)]
      .filter(([line]) => !line.includes('never executed'))
      .map(([, part]) => part?.replace('notification_', ''))

  describe('after years', () => {
    beforeAll(async () => {
      await query('delete from notification')
      itIs('2033-12-01T00:00:00Z')
      await run()
      for (const month of ['2033-12', '2034-01', '2034-02', '2034-03', '2034-04', '2034-05', '2034-06']) {
        itIs(`${month}-05T00:00:00Z`)
        await run()
        await toldAt(`${month}-05T00:00:00Z`, 300)
      }
      await query('vacuum analyze notification')
    })

    test('there are only the months whose notices are kept, those to come, the first and the rest', async () => {
      expect((await parts()).length).toBeLessThanOrEqual(7 + 2 + 3 + 2)
    })

    test('the bell reads a few pages of each month', async () => {
      const { db } = server.context
      const first = await noticesOf(db, reader.id, { limit: 20, after: null, onlyUnread: false })
      expect(first[0]?.created_at).toEqual(new Date('2034-06-05T05:00:00Z'))
      const last = first[19]
      const after: [string, string] = [last?.created_at.toISOString() ?? '', last?.id ?? '']
      const next = await noticesOf(db, reader.id, { limit: 20, after, onlyUnread: false })
      expect(next[0]?.id).toBe(first[20]?.id)
      const stranger = await makePerson(server)
      const bell = await planOf((asked) => countUnread(asked, stranger.id, 100))
      expect(bell.text).not.toMatch(/Seq Scan on notification_2034_0[1-6]/)
      expect(bell.buffers).toBeLessThan(40)
    })

    test('the bell is planned once for all, and not anew for each reader', async () => {
      const others = await query<{ id: string }>(`
        insert into person (email, first_name, last_name, home, mode, password_hash, created_at)
        select 'reader' || n || '@example.com', 'Ada', 'L', 'subscriber', 'subscriber', 'none', now()
        from generate_series(1, 300) n returning id`)
      await query(
        `insert into notification (id, person_id, fact_id, mode, kind, created_at)
         select overlay(id::text placing substr(person::text, 20) from 20)::uuid, person, fact_id, mode, kind, created_at
         from unnest($1::uuid[]) with ordinality as readers (person, place)
         join (select *, row_number() over (order by id) as place from notification) told on told.place % 100 = readers.place % 100`,
        [others.map(({ id }) => id)],
      )
      await query('vacuum analyze notification')
      const client = await server.context.pool.connect()
      const kept: string[] = []
      try {
        for (const act of [
          (db: Database) => noticesOf(db, reader.id, { limit: 20, after: null, onlyUnread: false }),
          (db: Database) => countUnread(db, reader.id, 100),
        ]) {
          const { text, values } = await asked(act)
          const ofEach = (place: number) =>
            values.map((value) => (value === reader.id ? others[place]?.id : value))
          for (let call = 0; call < 12; call++)
            await client.query({ name: 'bell', text, values: ofEach(call) })
          kept.push(statementName(text))
        }
        const { rows } = await client.query(
          'select generic_plans > 0 as kept from pg_prepared_statements where name = any($1)',
          [kept],
        )
        expect(rows).toEqual([{ kept: true }, { kept: true }])
      } finally {
        client.release(true)
      }
    })

    test('a mail that waits and one more notice find their month at once', async () => {
      const [fact] = await query<{ id: string }>(`
        select id from fact where created_at >= '2034-03-05' order by created_at limit 1`)
      await query(
        `insert into mail_body (id, sealed, created_at, person_id, fact_id, due_at) values (uuidv7(), '', now(), $1, $2, now())`,
        [reader.id, fact?.id],
      )
      await query('analyze mail_body')
      const held = await planOf((db) => db.transaction().execute((tx) => lockHeldMails(tx, reader.id)))
      expect(touched(held), held.text).toEqual(['2034_03'])
    })

    test('what is over is looked for in the months that are over alone', async () => {
      const over = {
        before: new Date('2034-01-10T00:00:00Z'),
        now: server.clock.now(),
        reviewedBefore: server.clock.now(),
      }
      const kept = { table: 'notification', since: { date: 'created_at', ids: ['id', 'fact_id'] } } as const
      const found = await planOf(async (db) =>
        expect(
          await idsOver(db, kept, over, { after: '00000000-0000-0000-0000-000000000000', limit: 3000 }),
        ).toHaveLength(600 + 1800),
      )
      expect(touched(found).join()).toContain('2034_01')
      expect(touched(found).join()).not.toMatch(/2034_0[2-9]/)
    })
  })

  test('a notice is told and read as before', async () => {
    const { id } = await makeNotice(server, reader)
    const tx = server.context.db.transaction()
    expect(await tx.execute((held) => markRead(held, reader.id, id, server.clock.now()))).toBe(true)
    const [row] = await query<{ fact_id: string }>('select fact_id from notification where id = $1', [id])
    const again = {
      person_id: reader.id,
      fact_id: row?.fact_id ?? '',
      mode: 'agent' as const,
      kind: 'account',
      created_at: server.clock.now(),
    }
    expect(await server.context.db.transaction().execute((held) => addNotices(held, [again]))).toEqual([])
  })
})
