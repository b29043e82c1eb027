import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newClient } from '../src/platform/database/new-client.ts'
import { copyDatabase } from './database.ts'
import { workForADay } from './release/day-of-work.ts'
import { type Recorded, recordStatements } from './release/record-statements.ts'
import { replayStatements } from './release/replay-statements.ts'
import { readStatements, writeStatements } from './release/statements-file.ts'
import { startApp } from './start-app.ts'

vi.setConfig({ testTimeout: 120_000 })

const FILE = join(import.meta.dirname, 'previous-release.sql')

/** On a database of the newest schema. */
async function refusedOf(all: Recorded[][]) {
  const database = await copyDatabase()
  const client = newClient(database.url)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  return replayStatements(client, all)
}

/** While nodes are exchanged one by one, those of the release before still write. */
test('what the previous release reads and writes is still taken by the new schema', async () => {
  const all = readStatements(await readFile(FILE, 'utf8'))
  expect(await refusedOf(all)).toEqual([])
  expect(all.flat().length).toBeGreaterThan(200)
})

/** `npm run release:statements` writes it down, for the release that comes after this one. */
test('what this release reads and writes can be written down and run again', async () => {
  const server = await startApp()
  const { recorded, stop } = recordStatements(server)
  await workForADay(server)
  stop()
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()
  const text = writeStatements(commit, recorded)
  expect(await refusedOf(readStatements(text))).toEqual([])
  if (process.env.WRITE_STATEMENTS) await writeFile(FILE, text)
})
