import type { Compilable, CompiledQuery } from 'kysely'
import type { Reader } from './database.ts'

/** Stands in a statement where a value will. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Kysely builds the statement at the first call, which costs as much as PostgreSQL's answer to a short one,
 * and every call after that puts its values in. Nothing in `build` may depend on a value.
 */
export function builtOnce<Asked extends object, Row>(build: (db: Reader, asked: Asked) => Compilable<Row>) {
  let built: CompiledQuery<Row> | undefined

  async function all(db: Reader, asked: Asked): Promise<Row[]> {
    built ??= withPlaces(db, build)
    const parameters = built.parameters.map((one) =>
      one instanceof Place ? asked[one.name as keyof Asked] : one,
    )
    const query: CompiledQuery<Row> = { ...built, parameters }
    return (await db.executeQuery(query)).rows
  }
  const first = async (db: Reader, asked: Asked): Promise<Row | undefined> => (await all(db, asked))[0]
  return { all, first }
}

/** The same for rows of which now these columns are told and now those: each set of them is built once. No value may be an expression. */
export function builtForColumns<Row extends object, Told>(build: (db: Reader, row: Row) => Compilable<Told>) {
  const known = new Map<string, ReturnType<typeof builtOnce<Row, Told>>>()
  return (db: Reader, row: Row): Promise<Told[]> => {
    const columns = (Object.keys(row) as (keyof Row)[]).filter((column) => row[column] !== undefined)
    const name = columns.join()
    const built =
      known.get(name) ??
      builtOnce<Row, Told>((reader, places) =>
        build(reader, Object.fromEntries(columns.map((column) => [column, places[column]])) as Row),
      )
    known.set(name, built)
    return built.all(db, row)
  }
}

function withPlaces<Asked extends object, Row>(
  db: Reader,
  build: (db: Reader, asked: Asked) => Compilable<Row>,
) {
  const read = new Set<string>()
  const places = new Proxy({} as Asked, {
    get(_, name) {
      read.add(String(name))
      return new Place(String(name))
    },
  })
  const built: CompiledQuery<Row> = build(db, places).compile()
  for (const one of built.parameters) if (one instanceof Place) read.delete(one.name)
  if (read.size > 0) throw new Error(`What is built once asks for ${[...read].join(', ')} by no parameter`)
  return built
}
