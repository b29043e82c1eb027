import { join } from 'node:path'
import { heardStatements, type Statement } from './heard-statements.ts'
import { recorded } from './recorded.ts'
import type { Post } from './send-once.ts'

/** The values as JSON, in which `@@2.0.id=17@@` is what the third statement answers as the id of its first row, or 17. */
export interface Write {
  text: string
  values: string
}
export type Writes = Record<string, Write[]>

/**
 * Records what the server asks of PostgreSQL to answer each of these calls once, as a file for the floor that writes
 * the same.
 */
export const recordWrites = (folder: string, env: Record<string, string>, calls: Post[]) =>
  recorded(
    { file: join(folder, 'writes.json'), databaseUrl: env.DATABASE_URL as string, env },
    async (app) => {
      const writes: Writes = {}
      for (const { name, path, headers, payload } of calls) {
        const heard = await heardStatements(async () => {
          const answer = await app.inject({ method: 'POST', url: path, headers, ...(payload && { payload }) })
          if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
        })
        writes[name] = withNamedAnswers(heard)
      }
      return writes
    },
  )

/** Ids are drawn anew each time: where a value came back from an earlier statement, its place stands instead. */
function withNamedAnswers(heard: Statement[]): Write[] {
  const named = new Map<string, string>()
  return heard.map(({ text, values, rows }, statement) => {
    const said = JSON.stringify(values).replaceAll(ID, (id) => named.get(id) ?? id)
    for (const [row, columns] of rows.entries())
      for (const [column, value] of Object.entries(columns))
        if (!named.has(String(value)) && ALL_ID.test(String(value)))
          named.set(String(value), `@@${statement}.${row}.${column}=${value}@@`)
    return { text, values: said }
  })
}

/** Counted ids begin at a billion here, so that none looks like an amount. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{10,15}\b/g
const ALL_ID = new RegExp(`^(?:${ID.source})$`)
