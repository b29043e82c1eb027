import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { makePerson } from '../../../test/people.ts'
import { promise } from '../../../test/promises.ts'
import { quickFolder } from '../../../test/quick-folder.ts'
import { startApp } from '../../../test/start-app.ts'
import { MANIFEST } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const COMMAND = resolve(import.meta.dirname, '../backup-command.ts')

test('a backup is of one moment, though people go on writing, and a restore that failed is run again', {
  timeout: 120_000,
}, async () => {
  promise(
    'A backup is of one moment and can be restored',
    'people who arrive meanwhile, 1 restore that failed',
  )
  const server = await startApp({ story: true })
  const { context, databaseUrl, clock } = server
  const parent = await quickFolder('sojourn-backup-')
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, 'moment')

  let isOver = false
  let written = 0
  async function arrive() {
    while (!isOver) {
      const { id } = await makePerson(server, { home: 'consultant' })
      // A row of a table that comes later than the one it speaks of.
      await context.pool.query(
        'insert into processor_customer (person_id, processor, processor_id, created_at) values ($1, $2, $3, now())',
        [id, 'sandbox', id],
      )
      written++
    }
  }
  const writing = [arrive(), arrive(), arrive()]
  await expect.poll(() => written).toBeGreaterThan(2)
  const { tables } = await writeBackup(context.settings, databaseUrl, folder, clock.now())
  const before = written
  await expect.poll(() => written).toBeGreaterThan(before)
  isOver = true
  await Promise.all(writing)
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  const { rows } = await context.pool.query<{ count: number }>('select count(*)::int as count from agent')
  expect(rowsOf('agent')).toBeGreaterThan(0)
  expect(rowsOf('agent')).toBeLessThan(rows[0]?.count ?? 0)

  const target = await emptyDatabase()
  const place = join(folder, MANIFEST)
  const manifest = await readFile(place, 'utf8')
  const wrong = JSON.parse(manifest)
  wrong.tables.find(({ name }: { name: string }) => name === 'visa').rows++
  await writeFile(place, JSON.stringify(wrong))
  await expect(restoreBackup(context.settings, target, folder)).rejects.toThrow('The table visa')
  await writeFile(place, manifest)
  // References are looked at again: an agent whose person is not there would stop it.
  await restoreBackup(context.settings, target, folder)
})

/** Runs the command with a disk of this size in front of it, which is gone when it ends. */
async function backUpTo(disk: string, size: string, settings: Record<string, string>) {
  const script = `mount -t tmpfs -o ${size} none "$1" && { "$2" "$3" "$1/today"; code=$?; ls -A "$1"; exit $code; }`
  const child = spawn('unshare', ['-rm', 'sh', '-c', script, 'sh', disk, process.execPath, COMMAND], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, error, code: child.exitCode }
}

test('where the disk is full a sentence says so, and no half backup lies there', {
  timeout: 120_000,
}, async () => {
  promise('A full disk leaves no half backup', '3 sizes of disk')
  const { databaseUrl, context } = await startApp({ story: true })
  const disk = await quickFolder('sojourn-disk-')
  onTestFinished(() => rm(disk, { recursive: true, force: true }))
  const { secret, dataDir } = context.settings
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET: secret }
  // While the first folder is made, among the tables, among the files.
  for (const size of ['nr_inodes=2', 'size=100k', 'size=600k'])
    expect(await backUpTo(disk, size, settings)).toEqual({
      code: 1,
      out: '',
      error: `There is no room for a backup in ${disk}, and nothing of this one is left there. Free some space, or name a folder on another disk.\n`,
    })
  expect(await backUpTo(disk, 'size=100m', settings)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\ntoday\n$/),
  })
})
