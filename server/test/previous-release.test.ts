import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newClient } from '../src/platform/database/new-client.ts'
import { copyDatabase } from './database.ts'

const FILE = join(import.meta.dirname, 'previous-release.sql')

/** While nodes are exchanged one by one, those of the release before still write. */
test('what the previous release writes is still taken by the new schema', async () => {
  const database = await copyDatabase()
  const client = newClient(database.url)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  const statements = (await readFile(FILE, 'utf8'))
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((statement) => statement.trim() !== '')
  const refused: string[] = []
  for (const statement of statements) {
    const { rowCount } = await client.query(statement).catch((error: Error) => {
      refused.push(`${error.message}: ${statement.trim()}`)
      return { rowCount: null }
    })
    if (rowCount === 0) refused.push(`Nothing was written: ${statement.trim()}`)
  }
  expect(refused).toEqual([])
  expect(statements.length).toBeGreaterThan(20)
})
