import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { handOverPassport } from '../../../test/documents.ts'
import { startFakeS3 } from '../../../test/fake-s3.ts'
import { makeOrder } from '../../../test/orders.ts'
import { makePayment, payOnPage, statusOf } from '../../../test/payments.ts'
import { Browser, makePerson, PASSWORD, signIn } from '../../../test/people.ts'
import { sendPicture } from '../../../test/permissions/send-picture.ts'
import { quickFolder } from '../../../test/quick-folder.ts'
import { CARDS, deliverNews, useCard } from '../../../test/sandbox.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { hashOfDatabase } from '../../../test/whole-database.ts'
import { refuseHalfRestored } from '../../platform/database/half-restored.ts'
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

const rowsOf = async ({ context }: TestApp) =>
  // A migration was applied at another moment here, and the note of a backup is written once it is whole.
  (await hashOfDatabase(context.pool)).split('\n').filter((line) => !/^(migration|last_backup) /.test(line))

const JOBS_OF_OURS = `select * from pgboss.job where state <> 'completed' and name not like '\\_\\_pgboss%' order by id`

const NUMBERS = `select sequencename, last_value from pg_sequences where schemaname in ('public', 'sandbox') order by 1`

const someSealedFile = async (folder: string) =>
  join('files/sealed', (await readdir(join(folder, 'files/sealed')))[0] as string)

/** A site whose clock ran, with somebody who has a picture, a payment that waits, a document, and jobs of every kind. */
async function siteThatRan() {
  const site = await startApp({ story: true })
  const { context } = site
  // The release before let the queue keep the times, for which it brings jobs of its own.
  const timekeeper = new PgBoss({ connectionString: site.databaseUrl, schedule: true })
  await timekeeper.start()
  await timekeeper.stop({ graceful: false })
  const person = await makePerson(site, { first_name: 'Zoë\t\\N "quoted"\n' })
  const address = await site.app.listen({ host: '127.0.0.1', port: 0 })
  const sent = await sendPicture(await signIn(site, person), address, '/account/profile-picture')
  const waiting = await makePayment(site)
  const order = await makeOrder(site, { client: waiting.shopper, status: 'paid' })
  const document = await handOverPassport(site, waiting.shopper, order.id)
  await context.pool.query(
    `insert into pgboss.job (name, state, started_on)
      values ('__pgboss__send-it', 'created', null), ('send-mail', 'active', now()), ('dead-letters', 'created', null)`,
  )
  return { ...waiting, site, order, document, person, picture: sent.body.data.profile_picture }
}

test('a site whose clock ran is restored whole: rows, files and jobs; papers open, and a payment that waited is paid', async () => {
  const { site, browser, ref, order, document, person, picture } = await siteThatRan()
  const { settings, pool, files } = site.context
  await writeBackup(settings, site.databaseUrl, join(folder, 'ran'), site.clock.now())
  const s3 = await startFakeS3()
  onTestFinished(s3.close)
  const target = await emptyDatabase()
  const { jobs } = await restoreBackup({ ...settings, files: s3.settings }, target, join(folder, 'ran'))

  const other = await startApp({ besides: { databaseUrl: target }, settings: { files: s3.settings } })
  expect(await rowsOf(other)).toEqual(await rowsOf(site))
  const jobsOf = ({ context }: TestApp) => context.pool.query(JOBS_OF_OURS).then(({ rows }) => rows)
  expect(await jobsOf(other)).toEqual(await jobsOf(site))
  expect(jobs).toBe((await jobsOf(site)).length)
  const numbersOf = ({ context }: TestApp) => context.pool.query(NUMBERS).then(({ rows }) => rows)
  expect(await numbersOf(other)).toEqual(await numbersOf(site))
  for (const what of ['from sandbox.event', 'from city'])
    expect([what, await countOf(other, what)]).toEqual([what, await countOf(site, what)])
  const { rows } = await pool.query<{ key: string }>("select 'sealed/' || id as key from sealed_file")
  expect(rows.length).toBeGreaterThan(1)
  for (const { key } of rows) {
    const [was, is] = await Promise.all([files.get(key), other.context.files.get(key)])
    expect(await buffer(is as Readable)).toEqual(await buffer(was as Readable))
  }

  // Both people find what they had, and can still sign in.
  const newcomer = new Browser(other)
  expect((await newcomer.post('/auth/login', { email: person.email, password: PASSWORD })).status).toBe(200)
  expect((await other.app.inject(picture)).headers['content-type']).toBe('image/webp')
  browser.turnTo(other)
  const paper = await browser.get(`/orders/${order.id}/documents/${document}/download`)
  expect([paper.status, paper.text.slice(0, 4)]).toEqual([200, '%PDF'])
  const page = (await payOnPage(browser, ref)).body.data.url
  await useCard(other, page, CARDS.visa)
  await deliverNews(other)
  expect((await statusOf(browser, ref)).status).toEqual([2, 'Processed'])
})

test('what was cut off, wherever it was, is run again, and no server starts on it meanwhile', async () => {
  await backUp('cut')
  const place = join(folder, 'cut')
  const target = await emptyDatabase()
  const restore = () => restoreBackup(server.context.settings, target, place)
  for (const missing of [await someSealedFile(place), 'tables/public.visa.gz', 'tables/pgboss.job.gz']) {
    await rename(join(place, missing), join(folder, 'away'))
    await expect(restore(), missing).rejects.toThrow(missing)
    await rename(join(folder, 'away'), join(place, missing))
    await expect(refuseHalfRestored(target), missing).rejects.toThrow('is restored only in part')
  }
  server.clock.forward(1000)
  await backUp('another')
  await expect(restoreBackup(server.context.settings, target, join(folder, 'another'))).rejects.toThrow(
    'is restored here only in part',
  )
  await restore()
  await refuseHalfRestored(target)
  const other = await startApp({ besides: { databaseUrl: target } })
  expect(await rowsOf(other)).toEqual(await rowsOf(server))
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
