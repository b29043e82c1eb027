import type pg from 'pg'
import { idsIn, type Recorded } from './record-statements.ts'

/** Runs what was recorded on another database, with the ids it gives in place of those of then; tells what is refused. */
export async function replayStatements(client: pg.Client, all: Recorded[][]) {
  const ids = new Map<string, string>()
  const refused: string[] = []
  for (const together of all) {
    await client.query('begin')
    try {
      for (const { sql, gave } of together) await replay(client, ids, sql, gave)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      refused.push((error as Error).message)
    }
  }
  return refused
}

async function replay(client: pg.Client, ids: Map<string, string>, sql: string, gave: string[]) {
  let now = sql
  for (const [then, id] of ids) now = now.replaceAll(then, id)
  const { rows } = await client.query(now).catch((error: Error) => {
    throw new Error(`${error.message}: ${now.trim()}`)
  })
  const given = idsIn(rows)
  if (given.length !== gave.length) throw new Error(`Other rows came back: ${now.trim()}`)
  for (const [index, then] of gave.entries()) {
    const id = given[index] as string
    if (id !== then) ids.set(then, id)
  }
}
