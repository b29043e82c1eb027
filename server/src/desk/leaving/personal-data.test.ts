import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { personalData } from '../../domains.ts'
import type { Rule } from '../../platform/data-rules.ts'

/** Tables that are not our own. */
const foreignSchemas: Record<string, string> = {
  months: 'parts of tables of the schema public',
  pgboss:
    'unfinished work and ids of what it is about, with what lets it act sealed; gone a day after it is done, or 90 days after it failed',
  sandbox:
    'the book of a processor no money moves at: invented cards, and customers by their email alone, until they are removed',
}

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

interface Column {
  table_schema: string
  table_name: string
  column_name: string
}

async function columns() {
  const { rows } = await sql<Column>`
    select table_schema, table_name, column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by table_schema, table_name, column_name`.execute(server.context.db)
  return Object.groupBy(rows, ({ table_schema }) => table_schema)
}

const columnsOf = (rule: Rule) =>
  'marks' in rule ? [...Object.keys(rule.marks), ...rule.shown, ...Object.keys(rule.withheld ?? {})] : null

test('every table of the database says what it holds on people', async () => {
  const { public: ours = [], ...others } = await columns()
  const tables = new Set(ours.map(({ table_name }) => table_name))
  expect(tables.size).toBeGreaterThan(30)
  expect([...tables].filter((table) => !(table in personalData))).toEqual([])
  expect(Object.keys(personalData).filter((table) => !tables.has(table))).toEqual([])
  expect(Object.keys(others).sort()).toEqual(Object.keys(foreignSchemas).sort())
})

test('and every column of those that do is a mark, shown or withheld for a reason', async () => {
  const byTable = Object.groupBy((await columns()).public ?? [], ({ table_name }) => table_name)
  for (const [table, rule] of Object.entries(personalData)) {
    const listed = columnsOf(rule)
    if (!listed) continue
    const there = byTable[table]?.map(({ column_name }) => column_name)
    expect(listed.toSorted(), table).toEqual(there?.toSorted())
  }
})

test('a table that names a person by their id is theirs', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'person'::regclass and conparentid = 0`.execute(server.context.db)
  expect(rows.length).toBeGreaterThan(10)
  for (const { table, column } of rows) {
    const rule = personalData[table]
    expect(rule && columnsOf(rule), table).toContain(column)
  }
})

test('no column that looks like a secret is shown', () => {
  for (const [table, rule] of Object.entries(personalData)) {
    if (!('shown' in rule)) continue
    const secret = rule.shown.filter((column) => /hash|token|secret|nonce|verifier|sealed/.test(column))
    expect(secret, table).toEqual([])
  }
})
