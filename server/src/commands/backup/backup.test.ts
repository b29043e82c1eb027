import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { startFakeS3 } from '../../../test/fake-s3.ts'
import { Browser, makePerson, PASSWORD, signIn } from '../../../test/people.ts'
import { sendPicture } from '../../../test/permissions/send-picture.ts'
import { quickFolder } from '../../../test/quick-folder.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { hashOfDatabase } from '../../../test/whole-database.ts'
import { openSealedFile } from '../../platform/files/sealed-files.ts'
import { MANIFEST } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await openTestApp({ story: true })
  folder = await quickFolder('sojourn-backup-')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const backUp = (name: string) =>
  writeBackup(server.context.settings, server.databaseUrl, join(folder, name), server.clock.now())

const countOf = async ({ context }: Pick<TestApp, 'context'>, what: string) =>
  (await context.pool.query<{ count: number }>(`select count(*)::int as count ${what}`)).rows[0]?.count

test('what one server had, another has on another database and another file store', async () => {
  const person = await makePerson(server, { first_name: 'Zoë\t\\N "quoted"\n' })
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const shown = (await sendPicture(await signIn(server, person), address, '/account/profile-picture')).body
    .data.profile_picture
  await backUp('whole')
  const s3 = await startFakeS3()
  onTestFinished(s3.close)
  const databaseUrl = await emptyDatabase()
  const settings = { ...server.context.settings, files: s3.settings }
  await restoreBackup(settings, databaseUrl, join(folder, 'whole'))

  const other = await startApp({ besides: { databaseUrl }, settings: { files: s3.settings } })
  const rowsOf = async ({ context }: TestApp) =>
    // When a migration was applied is another moment here.
    (await hashOfDatabase(context.pool)).split('\n').filter((line) => !line.startsWith('migration '))
  expect(await rowsOf(other)).toEqual(await rowsOf(server))
  for (const what of ["from pgboss.job where state < 'active'", 'from sandbox.event', 'from city'])
    expect([what, await countOf(other, what)]).toEqual([what, await countOf(server, what)])

  const numbersOf = async ({ context }: TestApp) =>
    (
      await context.pool.query(
        'select sequencename, last_value from pg_sequences where schemaname in ($1, $2) order by 1',
        ['public', 'sandbox'],
      )
    ).rows
  expect(await numbersOf(other)).toEqual(await numbersOf(server))

  // What they knew and had still works: their password, their picture, a sealed file.
  const browser = new Browser(other)
  expect((await browser.post('/auth/login', { email: person.email, password: PASSWORD })).status).toBe(200)
  expect((await other.app.inject(shown)).headers['content-type']).toBe('image/webp')
  const { rows } = await server.context.pool.query<{ id: string }>('select id from sealed_file limit 1')
  expect(await openSealedFile(other.context, rows[0]?.id ?? '')).not.toBeNull()
})

test('nothing is restored over somebody, with another secret, or out of half a backup', async () => {
  const restore = (databaseUrl: string, name: string, secret = server.context.settings.secret) =>
    restoreBackup({ ...server.context.settings, secret }, databaseUrl, join(folder, name))
  await backUp('right')
  await expect(restore(server.databaseUrl, 'right')).rejects.toThrow('This database is in use')
  await expect(restore(await emptyDatabase(), 'right', 'x'.repeat(32))).rejects.toThrow(
    'SECRET is not the one',
  )
  await expect(restore(await emptyDatabase(), 'nowhere')).rejects.toThrow('holds no whole backup')

  const place = join(folder, 'right', MANIFEST)
  const manifest = JSON.parse(await readFile(place, 'utf8'))
  const [table] = manifest.tables.filter(({ name }: { name: string }) => name === 'person')
  table.rows++
  await writeFile(place, JSON.stringify(manifest))
  await expect(restore(await emptyDatabase(), 'right')).rejects.toThrow(
    /The table person of this backup has \d+ rows/,
  )
  manifest.migrations.push('9999_later.sql')
  await writeFile(place, JSON.stringify(manifest))
  await expect(restore(await emptyDatabase(), 'right')).rejects.toThrow('of a newer version')
})

test('a backup that fails leaves nothing behind', async () => {
  const files = {
    ...server.context.settings,
    files: {
      kind: 's3' as const,
      bucket: 'b',
      region: 'r',
      endpoint: 'http://127.0.0.1:1',
      accessKey: 'a',
      secretKey: 's',
    },
  }
  await expect(
    writeBackup(files, server.databaseUrl, join(folder, 'half'), server.clock.now()),
  ).rejects.toThrow()
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([])
})
