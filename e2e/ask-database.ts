import { afterAll, inject } from 'vitest'
import { newClient } from '../server/src/platform/database/new-client.ts'
import { databaseUrlOf } from '../server/test/server-process.ts'

let client: Promise<ReturnType<typeof newClient>> | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Asks the database of the house behind the server's back, one question after the other, on one connection for each
 * file: to open one takes thirty times the work of a question, and whoever waits for a mail asks ten times a second.
 */
export function askDatabase<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const answer = last.then(async () => {
    client ??= connect()
    return (await (await client).query(sql, values)).rows
  })
  last = answer.catch(() => {})
  return answer
}

async function connect() {
  const opened = newClient(await databaseUrlOf(inject('dataDir')))
  await opened.connect()
  return opened
}

afterAll(async () => (await client)?.end())
