import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../../../test/database.ts'
import { makePerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { auditEntriesByAge } from '../../../ground/audit/store.ts'
import { openPool } from '../database.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'
import { keepMonths } from './keep-months.ts'

const TABLES = ['audit_entry', 'file_view']

interface Part {
  whole: string
  name: string
  since: string
}

const PARTS = `
  select inhparent::regclass::text as whole, inhrelid::regclass::text as name, pg_get_expr(relpartbound, inhrelid) as since
  from pg_inherits join pg_class on oid = inhrelid
  where inhparent in (${TABLES.map((table) => `'${table}'::regclass`)}) order by name`

describe('a database of the release before', () => {
  test('keeps each row under its number, and what refers to them, and no row is moved', async () => {
    const url = await emptyDatabase()
    const before = (await readdir(MIGRATIONS)).filter((name) => name < '0333').sort()
    await migrate(url, { only: before })
    const pool = openPool(url, (error) => pool.ending || expect.fail(error.message))
    const ask = async (text: string) => (await pool.query(text)).rows
    await ask(`
      insert into person (email, first_name, last_name, home, mode, password_hash, created_at)
      select 'p' || n || '@example.com', 'Ada', 'L', 'consultant', 'consultant', 'none', now() from generate_series(1, 2) n`)
    await ask(`
      insert into audit_entry (staff_id, action, subject_id, details, created_at)
      select staff.id, 'person_suspended', subject.id, '{"a": 1}', now() - n * interval '20 days'
      from person staff, person subject, generate_series(0, 40) n
      where staff.email = 'p1@example.com' and subject.email = 'p2@example.com'`)
    await ask(`
      insert into file_view (owner_id, file_id, viewer_id, purpose, created_at)
      select owner.id, gen_random_uuid(), viewer.id, 'review', now() - n * interval '20 days'
      from person owner, person viewer, generate_series(0, 40) n
      where owner.email = 'p2@example.com' and viewer.email = 'p1@example.com'`)
    const rows = () =>
      Promise.all(TABLES.map((table) => ask(`select ctid, ${table}.* from ${table} order by created_at, id`)))
    const were = await rows()
    await migrate(url)
    expect(await rows()).toEqual(were)
    expect(were.map(({ length }) => length)).toEqual([41, 41])

    await expect(ask('delete from audit_entry')).rejects.toThrow('rows are only ever added')
    await expect(ask(`update audit_entry set action = 'other'`)).rejects.toThrow('rows are only ever added')
    const first = (await ask(PARTS)).find(({ name }) => name.startsWith('months.audit_entry_before'))
    for (const name of ['audit_entry', first?.name])
      await expect(ask(`truncate ${name}`)).rejects.toThrow('rows are only ever added')
    expect(await ask(`update audit_entry set details = '{}' returning details`)).toHaveLength(41)
    await expect(
      ask(
        `insert into file_view (owner_id, file_id, purpose, created_at) values (uuidv7(), uuidv7(), 'review', now())`,
      ),
    ).rejects.toThrow('violates foreign key constraint "file_view_owner_id_fkey"')
    await expect(ask(`delete from person where email = 'p1@example.com'`)).rejects.toThrow(
      'violates foreign key',
    )
    await pool.end()
  })
})

describe('each night', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp()
  })
  afterAll(() => server.close())

  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await server.context.pool.query(text, values)).rows as Row[]
  const parts = () => query<Part>(PARTS)
  const run = () => keepMonths.run(server.context, {})
  const itIs = (at: string) => server.clock.forward(Date.parse(at) - server.clock.now().getTime())
  const partOf = async (at: string) =>
    (
      await query<{ part: string }>(
        'select tableoid::regclass::text as part from audit_entry where created_at = $1',
        [at],
      )
    )[0]?.part
  const enter = (staff: string, at: string) =>
    query(`insert into audit_entry (staff_id, action, created_at) values ($1, 'person_suspended', $2)`, [
      staff,
      at,
    ])

  test('there are parts for the months to come, by however many workers, and no part twice', async () => {
    itIs('2031-03-15T12:00:00Z')
    await query(`select months.reach('file_view', '2030-12-01', 200)`)
    await query(`select months.reach('audit_entry', '2030-12-01', 200)`)
    const before = (await parts()).length
    await Promise.all([run(), run(), run()])
    const made = await parts()
    expect(made.length - before).toBe(2 * 6)
    expect(made.findLast(({ name }) => name.startsWith('months.file_view_20'))).toEqual({
      whole: 'file_view',
      name: 'months.file_view_2031_06',
      since: expect.stringContaining("TO ('2031-07-01"),
    })
    await run()
    expect(await parts()).toEqual(made)
  })

  test('what is later than every part is kept, and becomes a part of its own where it lies', async () => {
    const staff = await makePerson(server, { staff: true })
    for (const at of ['2031-06-30T23:59:59.999Z', '2031-07-01T00:00:00Z', '2033-05-07T00:00:00Z'])
      await enter(staff.id, at)
    expect(await partOf('2031-06-30T23:59:59.999Z')).toBe('months.audit_entry_2031_06')
    expect(await partOf('2031-07-01T00:00:00Z')).toBe('months.audit_entry_rest')
    const lay = await query('select ctid, id from audit_entry order by id')
    await run()
    for (const at of ['2031-07-01T00:00:00Z', '2033-05-07T00:00:00Z'])
      expect(await partOf(at)).toBe('months.audit_entry_2031_07_until_2033_06')
    expect(await query('select ctid, id from audit_entry order by id')).toEqual(lay)
    await enter(staff.id, '2034-01-01T00:00:00Z')
    expect(await partOf('2034-01-01T00:00:00Z')).toBe('months.audit_entry_rest')
    await expect(query('truncate months.audit_entry_rest')).rejects.toThrow('only ever added')
    await expect(query('delete from months.audit_entry_rest')).rejects.toThrow('only ever added')
  })

  test('a year without a worker loses nothing, and the nights after it catch up', async () => {
    itIs('2035-08-01T00:00:00Z')
    for (let night = 1; night <= 3; night++) await run()
    expect((await parts()).map(({ name }) => name)).toContain('months.audit_entry_2035_11')
    expect((await parts()).map(({ name }) => name)).toContain('months.file_view_2035_11')
  })

  test('a page of the log touches the newest parts that fill it, and no older one', async () => {
    const staff = await makePerson(server, { staff: true })
    await query(
      `insert into audit_entry (staff_id, action, created_at)
       select $1, 'person_suspended', timestamptz '2034-09-01 00:00Z' + n * interval '20 minutes' from generate_series(1, 6000) n`,
      [staff.id],
    )
    await query('analyze audit_entry')
    const page = auditEntriesByAge.bind(null, server.context.db)
    const first = await page({ limit: 20, after: null, subject: undefined })
    expect(first[0]?.created_at).toEqual(new Date('2034-11-23T08:00:00Z'))
    const last = first.at(-2)
    const next = await page({
      limit: 20,
      after: [last?.created_at.toISOString() ?? '', last?.id ?? ''],
      subject: undefined,
    })
    expect(next[0]?.id).toBe(first.at(-1)?.id)
    const plan = await query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, summary off) select * from audit_entry order by created_at desc, id desc limit 20`,
    )
    const touched = plan
      .map((row) => row['QUERY PLAN'])
      .filter((line) => /Scan/.test(line) && !/never executed/.test(line))
    expect(touched.join()).toContain('audit_entry_2034_11')
    expect(touched.join()).not.toMatch(/2034_10|2034_09|2031|before/)
  })
})
