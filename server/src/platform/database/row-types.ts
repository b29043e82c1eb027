import { join } from 'node:path'
import { newClient } from './new-client.ts'

export const ROW_TYPES_FILES = {
  public: join(import.meta.dirname, 'rows.generated.ts'),
  sandbox: join(import.meta.dirname, '../../../../sandbox/src/rows.generated.ts'),
}
type Schema = keyof typeof ROW_TYPES_FILES

interface Column {
  table_name: string
  column_name: string
  type: string
  is_nullable: boolean
  has_default: boolean
  is_generated: boolean
  /** Its check constraints, as PostgreSQL writes them. */
  checks: string[]
}

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  inet: 'string',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'string',
  timestamptz: 'Timestamp',
}

/** Kysely needs to know these of every table of a schema of the migrated database. */
export async function describeRows(url: string, schema: Schema): Promise<string> {
  const tables = Map.groupBy(await readColumns(url, schema), (column) => column.table_name)
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `export interface ${interfaceName(table)} {\n${columns.map(describeColumn).join('\n')}\n}\n`,
  )
  const all = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)}`)
  return `// Made from the migrated database by \`npm run db:types\`; not to be edited.
import type { ColumnType, GeneratedAlways } from 'kysely'

type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
type Json = ColumnType<unknown, string, string>
type Timestamp = ColumnType<Date, Date | string, Date | string>

${interfaces.join('\n')}
export interface DB {
${all.join('\n')}
}
`
}

async function readColumns(url: string, schema: Schema): Promise<Column[]> {
  const client = newClient(url)
  await client.connect()
  try {
    const { rows } = await client.query<Column>(
      `
      select c.table_name, c.column_name, c.udt_name as type, c.is_nullable = 'YES' as is_nullable,
             c.column_default is not null or c.is_identity = 'YES' as has_default,
             c.is_generated = 'ALWAYS' as is_generated,
             array(
               select pg_get_constraintdef(k.oid) from pg_constraint k
               where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
                 and k.conkey = array[c.ordinal_position::smallint]
               order by k.conname
             ) as checks
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = $1 and t.table_type = 'BASE TABLE'
      order by c.table_name, c.ordinal_position`,
      [schema],
    )
    return rows
  } finally {
    await client.end()
  }
}

function describeColumn(column: Column) {
  const isArray = column.type.startsWith('_')
  const plain = TYPES[isArray ? column.type.slice(1) : column.type] ?? 'string'
  const base = allowedBy(column) ?? plain
  const type = `${isArray ? `${base.includes('|') ? `(${base})` : base}[]` : base}${column.is_nullable ? ' | null' : ''}`
  if (column.is_generated) return `  ${column.column_name}: GeneratedAlways<${type}>`
  return `  ${column.column_name}: ${column.has_default ? `Generated<${type}>` : type}`
}

/** `CHECK ((status = ANY (ARRAY['open'::text, 'done'::text])))`, or `<@` where each of an array is checked. */
const ONE_OF = /^CHECK \(\(\w+ (?:= ANY \(ARRAY|<@ ARRAY)\[([^\]]+)\]\)?\)\)(?: NOT VALID)?$/
const WORD = /'((?:[^']|'')*)'::text/g

/** The words a text column may hold, as a type; nothing where any text will do. */
export function allowedBy({ checks }: Pick<Column, 'checks'>): string | undefined {
  const lists = checks.flatMap((check) => {
    const words = [...(ONE_OF.exec(check)?.[1] ?? '').matchAll(WORD)].map(([, word = '']) => word)
    return words.length > 0 ? [words] : []
  })
  const [first, ...others] = lists
  return first
    ?.filter((word) => others.every((list) => list.includes(word)))
    .map((word) => `'${word.replaceAll("''", "\\'")}'`)
    .join(' | ')
}

const interfaceName = (table: string) =>
  table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
