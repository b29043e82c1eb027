import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fileOf, makeLetter } from '../../../test/case-files.ts'
import { handOverPassport } from '../../../test/documents.ts'
import { startFakeS3 } from '../../../test/fake-s3.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeOrder } from '../../../test/orders.ts'
import { makePerson, signIn } from '../../../test/people.ts'
import { pdf } from '../../../test/sample-files.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { openSealedFile } from '../../platform/files/sealed-files.ts'
import { readFilesBack } from './read-files-back.ts'

const MINUTE = 60_000

const read = ({ context }: TestApp) => readFilesBack.run(context, {})

const AGAIN = 'Please send us a file again'
const askedAgain = async (server: TestApp, { email }: { email: string }) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject === AGAIN).length

const fileRow = async ({ context }: TestApp, id: string) =>
  (
    await context.pool.query(
      'select kept_at, lost_at, read_failures, read_at from sealed_file where id = $1',
      [id],
    )
  ).rows[0]

/** A client who handed over their passport, and the file it lies in. */
async function handedOver(server: TestApp) {
  const client = await makePerson(server)
  const { id: order } = await makeOrder(server, { client, status: 'paid' })
  const document = await handOverPassport(server, client, order)
  return { client, order, document, file: await newestFile(server, document) }
}

const newestFile = async ({ context }: TestApp, document: string): Promise<string> =>
  (
    await context.pool.query(
      'select file_id from document_version where document_id = $1 order by number desc limit 1',
      [document],
    )
  ).rows[0].file_id

/** One bit of the stored bytes is turned. */
async function spoil({ context: { files } }: TestApp, id: string) {
  const key = `sealed/${id}`
  const bytes = await buffer((await files.get(key)) as Readable)
  bytes[10] = (bytes[10] as number) ^ 1
  await files.put(key, Readable.from([bytes]), {
    contentType: 'application/octet-stream',
    size: bytes.length,
  })
}

describe('a file that somebody sent', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp()
  })
  afterAll(() => server.close())

  test('counts as kept once it was read back whole', async () => {
    const { file } = await handedOver(server)
    expect(await fileRow(server, file)).toMatchObject({ kept_at: null })
    await read(server)
    expect(await fileRow(server, file)).toMatchObject({
      kept_at: server.clock.now(),
      read_at: null,
      lost_at: null,
    })
    expect(pdf.equals(await buffer((await openSealedFile(server.context, file)) as Readable))).toBe(true)
  })

  test.each(['spoilt', 'gone'])(
    'and is %s is told to its owner and to our team, and sent again',
    async (how) => {
      const { client, order, document, file } = await handedOver(server)
      const staff = await signIn(server, await makePerson(server, { staff: true }))
      const owner = await signIn(server, client)
      if (how === 'spoilt') await spoil(server, file)
      else await server.context.files.remove(`sealed/${file}`)

      await read(server)
      expect(await askedAgain(server, client)).toBe(0)
      server.clock.forward(5 * MINUTE)
      await read(server)
      await read(server)
      expect(await askedAgain(server, client)).toBe(1)
      const shown = async () =>
        (await owner.get(`/orders/${order}/documents`)).body.data.items.find(
          ({ uuid }: { uuid: string }) => uuid === document,
        )
      expect(await shown()).toMatchObject({ reason: expect.stringContaining('We could not keep this file') })
      const titles = async (browser: typeof owner) =>
        (await browser.get('/notifications')).body.data.items.map(({ title }: { title: string }) => title)
      expect(await titles(owner)).toContain('A file that you sent cannot be read; please send it again')
      expect(await titles(staff)).toContain('A file that somebody sent cannot be read back')
      expect((await owner.get(`/orders/${order}/documents/${document}/download`)).status).toBe(404)

      await handOverPassport(server, client, order)
      const again = await newestFile(server, document)
      await read(server)
      expect(await fileRow(server, again)).toMatchObject({ kept_at: server.clock.now() })
      const opened = await openSealedFile(server.context, again)
      expect(pdf.equals(await buffer(opened as Readable))).toBe(true)
    },
  )

  test('is told to its owner also where it is no document of the list', async () => {
    const { client, order } = await handedOver(server)
    const letter = await fileOf(server, await makeLetter(server, client, order))
    await server.context.files.remove(`sealed/${letter}`)
    await read(server)
    server.clock.forward(5 * MINUTE)
    await read(server)
    expect(await fileRow(server, letter)).toMatchObject({ lost_at: server.clock.now() })
    expect(await askedAgain(server, client)).toBe(1)
  })
})

test('a store that is away says nothing about its files', async () => {
  const s3 = await startFakeS3()
  const server = await startApp({ settings: { files: s3.settings } })
  const { client, file } = await handedOver(server)
  await s3.close()
  for (let times = 0; times < 3; times++) {
    await read(server)
    server.clock.forward(6 * MINUTE)
  }
  expect(await fileRow(server, file)).toMatchObject({ read_failures: 0, lost_at: null, kept_at: null })
  expect(await askedAgain(server, client)).toBe(0)
})

test('a store that lost everything is told to whoever runs it, and to nobody else', async () => {
  const server = await startApp()
  const all = []
  for (let index = 0; index < 11; index++) all.push(await handedOver(server))
  for (const { file } of all) await server.context.files.remove(`sealed/${file}`)
  const logged: string[] = []
  const error = server.context.log.error
  server.context.log.error = ((_what: unknown, sentence: string) =>
    logged.push(sentence)) as unknown as typeof error
  onTestFinished(() => {
    server.context.log.error = error
  })
  await read(server)
  server.clock.forward(5 * MINUTE)
  await read(server)
  expect(logged).toEqual([expect.stringContaining('gives back nothing, or other bytes')])
  expect(await fileRow(server, all[0]?.file as string)).toMatchObject({ lost_at: null })
  for (const { client } of all) expect(await askedAgain(server, client)).toBe(0)
})
