import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { promise } from '../../../test/promises.ts'
import { quickFolder } from '../../../test/quick-folder.ts'
import { askDatabase, startServerProcess } from '../../../test/server-process.ts'
import { testSettings } from '../../../test/settings.ts'
import { drill } from './drill.ts'

test('the drill passes beside a site that runs, and fails where nobody is', {
  timeout: 240_000,
}, async () => {
  promise('A site that runs is backed up, restored aside and used', '1 drill')
  const dataDir = await quickFolder('sojourn-site-')
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const secret = 'a secret for tests, 32 characters or more'
  const site = startServerProcess(dataDir, { DEMO: '1', SECRET: secret })
  onTestFinished(async () => {
    site.kill('SIGTERM')
    await site.ended
  })
  await site.address
  // Its clock has begun to run.
  await expect
    .poll(() => askDatabase(dataDir, 'select from cron_run limit 1'), { timeout: 60_000 })
    .toHaveLength(1)

  const told: string[] = []
  await drill(testSettings(dataDir), undefined, (line) => told.push(line))
  const table = told.pop() ?? ''
  expect(
    table
      .split('\n')
      .slice(2)
      .map((row) => row.split(' | ').at(-1)),
  ).toEqual(Array(5).fill('kept |'))
  expect(told.map((line) => line.replace(/^ *[\d.]+ s {2}/, '').replaceAll(/\d{2,}/g, '#'))).toEqual([
    'A backup of this site is written: # rows, # files',
    expect.stringMatching(/^It is restored into an empty place: # rows, # files, \S+ waiting jobs, of/),
    'Every file is there and opens: # files',
    expect.stringContaining('The ledger is as it was written'),
    expect.stringMatching(
      /^A server starts on the copy, and answers: an order and a paper of # bytes were opened/,
    ),
  ])

  const empty = await quickFolder('sojourn-empty-')
  onTestFinished(() => rm(empty, { recursive: true, force: true }))
  const heard: string[] = []
  await expect(drill(testSettings(empty), undefined, (line) => heard.push(line))).rejects.toThrow(
    'Nobody is in this backup',
  )
  expect(heard.at(-1)).toContain('| It is restored into an empty place | not to the end | BROKEN |')
})
